import { createServer } from "node:http";
import type { IncomingHttpHeaders, Server } from "node:http";
import type { AddressInfo } from "node:net";
import { ApiError, getJson, postJson } from "../../src/lib/api-client";

interface Asked {
  readonly method: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

describe("the API client, against a server", () => {
  let server: Server;
  let base: string;
  let asked: Asked[];
  let answer: { status: number; statusText?: string; body: string };
  const fetchSpy = jest.spyOn(globalThis, "fetch");

  beforeAll((done) => {
    server = createServer((request, response) => {
      let body = "";
      request.on("data", (chunk: Buffer) => {
        body += chunk.toString();
      });
      request.on("end", () => {
        asked.push({ method: request.method, headers: request.headers, body });
        response.writeHead(answer.status, answer.statusText).end(answer.body);
      });
    }).listen(0, "127.0.0.1", () => {
      base = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
      done();
    });
  });

  afterAll((done) => {
    fetchSpy.mockRestore();
    server.closeAllConnections();
    server.close(done);
  });

  beforeEach(() => {
    asked = [];
    answer = { status: 200, body: "" };
    fetchSpy.mockClear();
  });

  const failure = async (promise: Promise<unknown>) =>
    promise.then(
      () => null,
      (error: unknown) => error,
    );

  describe("postJson", () => {
    it("sends JSON with its content type", async () => {
      await postJson(`${base}/contact`, { name: "Ada", message: "Guten Tag, “Corvane”" });
      expect(asked).toHaveLength(1);
      expect(asked[0]).toMatchObject({ method: "POST", headers: { "content-type": "application/json" } });
      expect(JSON.parse(asked[0]?.body ?? "")).toEqual({ name: "Ada", message: "Guten Tag, “Corvane”" });
    });

    it("sends neither content type nor body where there is no body", async () => {
      await postJson(`${base}/contact`);
      expect(asked[0]?.headers["content-type"]).toBeUndefined();
      expect(asked[0]?.body).toBe("");
    });

    it("sends cookies", async () => {
      await postJson(`${base}/contact`, {});
      expect(fetchSpy.mock.calls[0]?.[1]?.credentials).toBe("include");
    });

    it.each([
      [422, "Please enter a valid email address", "422: Please enter a valid email address"],
      [503, "", "503: Store Asleep"],
    ])(
      "makes an error of %i, with its text or else its status text, and does not try again",
      async (status, body, message) => {
        answer = { status, statusText: "Store Asleep", body };
        const error = await failure(postJson(`${base}/contact`, {}));
        expect(error).toBeInstanceOf(ApiError);
        expect(error).toMatchObject({ message, status });
        expect(asked).toHaveLength(1);
      },
    );

    it("fails once where there is no answer", async () => {
      expect(await failure(postJson("http://127.0.0.1:1/contact", {}))).toMatchObject({ name: "NetworkError" });
      expect(fetchSpy).toHaveBeenCalledTimes(1);
    });
  });

  describe("getJson", () => {
    it("reads JSON, with cookies", async () => {
      answer.body = '{"open":5}';
      expect(await getJson(`${base}/jobs`)).toEqual({ open: 5 });
      expect(asked[0]?.method).toBe("GET");
      expect(fetchSpy.mock.calls[0]?.[1]?.credentials).toBe("include");
    });

    it("keeps an answer for good, also for those who ask meanwhile", async () => {
      answer.body = "1";
      expect(await Promise.all([getJson(`${base}/kept`), getJson(`${base}/kept`)])).toEqual([1, 1]);
      answer.body = "2";
      expect(await getJson(`${base}/kept`)).toBe(1);
      expect(asked).toHaveLength(1);
      expect(await getJson(`${base}/other`)).toBe(2);
    });

    it("throws on 401 unless told that it means nothing for this visitor", async () => {
      answer = { status: 401, body: "Who are you?" };
      expect(await failure(getJson(`${base}/mine`))).toMatchObject({ message: "401: Who are you?" });
      expect(await getJson(`${base}/mine`, { on401: "null" })).toBeNull();
      expect(await failure(getJson(`${base}/mine`, { on401: "throw" }))).toBeInstanceOf(ApiError);
    });

    it("throws on other failures also where 401 means null, once, and does not keep them", async () => {
      answer = { status: 500, body: "" };
      expect(await failure(getJson(`${base}/ill`, { on401: "null" }))).toMatchObject({
        message: "500: Internal Server Error",
      });
      expect(asked).toHaveLength(1);
      answer = { status: 200, body: '"well"' };
      expect(await getJson(`${base}/ill`, { on401: "null" })).toBe("well");
    });
  });
});
