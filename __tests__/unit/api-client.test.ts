import { createServer } from "node:http";
import type { IncomingHttpHeaders, Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getJson, postJson } from "../../src/lib/api-client";

interface Asked {
  readonly method: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

let server: Server;
let base: string;
let asked: Asked[];
/** What the server answers; without a body, nothing at all. */
let answer: { status: number; statusText?: string; headers?: Record<string, string>; body?: string };
const fetchSpy = jest.spyOn(globalThis, "fetch");

beforeAll((done) => {
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on("end", () => {
      asked.push({ method: request.method, headers: request.headers, body });
      if (answer.body === undefined) return;
      response.writeHead(answer.status, answer.statusText, answer.headers).end(answer.body);
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

describe("postJson", () => {
  it("sends JSON with its content type, and cookies", async () => {
    await postJson(`${base}/contact`, { name: "Ada", message: "Guten Tag, “Tessaline & Orr”" });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ method: "POST", headers: { "content-type": "application/json" } });
    expect(JSON.parse(asked[0]?.body ?? "")).toEqual({ name: "Ada", message: "Guten Tag, “Tessaline & Orr”" });
    expect(fetchSpy.mock.calls[0]?.[1]?.credentials).toBe("include");
  });

  it("sends neither content type nor body where there is no body", async () => {
    await postJson(`${base}/contact`);
    expect(asked[0]?.headers["content-type"]).toBeUndefined();
    expect(asked[0]?.body).toBe("");
  });

  it.each([
    [200, ""],
    [200, "OK"],
    [201, '{"id":"contact/1"}'],
    [202, "{}"],
    [204, ""],
  ])("takes %i with the body %j for a success", async (status, body) => {
    answer = { status, body };
    await expect(postJson(`${base}/contact`, {})).resolves.toBeUndefined();
  });

  it.each([
    [422, "Please enter a valid email address", "422: Please enter a valid email address"],
    [503, "", "503: Store Asleep"],
  ])("fails on %i, with its text or else its status text, and does not try again", async (status, body, message) => {
    answer = { status, statusText: "Store Asleep", body };
    await expect(postJson(`${base}/contact`, {})).rejects.toThrow(new Error(message));
    expect(asked).toHaveLength(1);
  });

  it("follows no redirect", async () => {
    answer = { status: 303, headers: { location: "/elsewhere" }, body: "" };
    await expect(postJson(`${base}/contact`, {})).rejects.toThrow();
    expect(asked).toHaveLength(1);
  });

  it("fails once where no answer comes within 20 seconds", async () => {
    const inTime = AbortSignal.timeout.bind(AbortSignal);
    const timeout = jest.spyOn(AbortSignal, "timeout").mockImplementation((ms) => inTime(ms / 200));
    answer = { status: 200 };
    await expect(postJson(`${base}/contact`, {})).rejects.toThrow();
    expect(timeout.mock.calls).toEqual([[20_000]]);
    expect(asked).toHaveLength(1);
    timeout.mockRestore();
  });

  it("fails once where there is no connection", async () => {
    await expect(postJson("http://127.0.0.1:1/contact", {})).rejects.toThrow();
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

  it("throws on 401 unless it is to return null", async () => {
    answer = { status: 401, body: "Who are you?" };
    await expect(getJson(`${base}/mine`)).rejects.toThrow(new Error("401: Who are you?"));
    expect(await getJson(`${base}/mine`, { on401: "null" })).toBeNull();
  });

  it("throws on other failures also where 401 means null, and does not try again", async () => {
    answer = { status: 500, body: "" };
    await expect(getJson(`${base}/ill`, { on401: "null" })).rejects.toThrow(new Error("500: Internal Server Error"));
    expect(asked).toHaveLength(1);
  });
});
