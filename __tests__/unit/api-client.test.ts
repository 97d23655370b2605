import { once } from "node:events";
import { createServer } from "node:http";
import type { IncomingHttpHeaders, IncomingMessage, Server } from "node:http";
import type { AddressInfo } from "node:net";
import { ANSWER_MS, ApiError, NetworkError, getJson, postJson } from "../../src/lib/api-client";

interface Asked {
  readonly method: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

describe("the API client, against a server", () => {
  let server: Server;
  let base: string;
  let asked: Asked[];
  let answer: {
    status: number;
    statusText?: string;
    headers?: Record<string, string>;
    /** Null where no answer comes at all. */
    body: string | null;
    isWhole?: boolean;
  };
  const fetchSpy = jest.spyOn(globalThis, "fetch");

  beforeAll((done) => {
    server = createServer((request, response) => {
      let body = "";
      request.on("data", (chunk: Buffer) => {
        body += chunk.toString();
      });
      request.on("end", () => {
        asked.push({ method: request.method, headers: request.headers, body });
        const { status, statusText, headers, body: text, isWhole = true } = answer;
        if (text === null) return;
        response.writeHead(status, statusText, headers).write(text);
        if (isWhole) response.end();
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
    beforeEach(() => {
      answer = { status: 201, body: '{"id":"contact/1"}' };
    });

    it("sends JSON with its content type", async () => {
      await postJson(`${base}/contact`, { name: "Ada", message: "Guten Tag, “Tessaline & Orr”" });
      expect(asked).toHaveLength(1);
      expect(asked[0]).toMatchObject({ method: "POST", headers: { "content-type": "application/json" } });
      expect(JSON.parse(asked[0]?.body ?? "")).toEqual({ name: "Ada", message: "Guten Tag, “Tessaline & Orr”" });
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

    it.each([
      ["the page of a proxy that asks to sign in", 200, "<title>Sign in</title>"],
      ["an error that calls itself a success", 200, '{"error":"Busy"}'],
      ["an id without the status of what is stored", 200, '{"id":"contact/1"}'],
      ["an answer without a body", 204, ""],
      ["a page with the status of what is stored", 201, "<title>Sign in</title>"],
      ["an error with it", 201, '{"error":"Busy"}'],
      ["an empty id", 201, '{"id":""}'],
      ["an id that is no text", 201, '{"id":1}'],
      ["JSON that is no object", 201, "null"],
      ["half an answer", 201, '{"id":"contact/1"'],
    ])("takes %s for no success", async (_what, status, body) => {
      answer = { status, body };
      const error = await failure(postJson(`${base}/contact`, {}));
      expect(error).toBeInstanceOf(ApiError);
      expect(error).toMatchObject({ status });
      expect(asked).toHaveLength(1);
    });

    it.each([301, 302, 303, 307, 308])("follows no redirect (%i)", async (status) => {
      answer = { status, headers: { location: "/elsewhere" }, body: "" };
      expect(await failure(postJson(`${base}/contact`, {}))).toBeInstanceOf(NetworkError);
      expect(asked).toHaveLength(1);
    });

    describe("with time standing still", () => {
      beforeEach(() => {
        jest.useFakeTimers({
          doNotFake: ["nextTick", "queueMicrotask", "setImmediate", "clearImmediate", "setInterval", "clearInterval"],
        });
      });

      afterEach(() => {
        jest.useRealTimers();
      });

      it.each([
        ["no answer", { status: 201, body: null }],
        ["an answer whose end doesn't come", { status: 201, body: '{"id":', isWhole: false }],
      ])("gives up %s after 20 s, and not before", async (_what, held) => {
        answer = held;
        let isOver = false;
        const asking = once(server, "request");
        const failed = failure(postJson(`${base}/contact`, {})).finally(() => {
          isOver = true;
        });
        const [{ socket }] = (await asking) as [IncomingMessage];
        const cutOff = once(socket, "close");
        await jest.advanceTimersByTimeAsync(ANSWER_MS - 1);
        expect([ANSWER_MS, isOver]).toEqual([20_000, false]);
        await jest.advanceTimersByTimeAsync(1);
        expect(await failed).toBeInstanceOf(Error);
        await cutOff;
      });

      it("leaves no timer behind", async () => {
        await postJson(`${base}/contact`, {});
        expect(jest.getTimerCount()).toBe(0);
      });
    });

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
