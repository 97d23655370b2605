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
let url: string;
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
      response.setHeader("Connection", "close");
      response.writeHead(answer.status, answer.statusText, answer.headers).end(answer.body);
    });
  }).listen(0, "127.0.0.1", () => {
    url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`;
    done();
  });
});

afterAll((done) => {
  server.closeAllConnections();
  server.close(done);
});

beforeEach(() => {
  asked = [];
  fetchSpy.mockClear();
});

const credentials = () => fetchSpy.mock.calls.map(([, options]) => options?.credentials);

test("JSON is posted with its content type and cookies; without a body, with neither content type nor body", async () => {
  answer = { status: 201, body: '{"id":"contact/1"}' };
  const values = { name: "Ada", message: "Guten Tag, “Tessaline & Orr”" };
  await postJson(url, values);
  await postJson(url);
  expect(asked.map(({ method, headers, body }) => [method, headers["content-type"], body])).toEqual([
    ["POST", "application/json", JSON.stringify(values)],
    ["POST", undefined, ""],
  ]);
  expect(credentials()).toEqual(["include", "include"]);
});

test.each([
  [200, "OK"],
  [204, ""],
])("a post is a success with %i and the body %j", async (status, body) => {
  answer = { status, body };
  await expect(postJson(url, {})).resolves.toBeUndefined();
});

test("a post that fails isn't sent again: its error has the answer's text, or else its status text", async () => {
  const inTime = AbortSignal.timeout.bind(AbortSignal);
  const timeout = jest.spyOn(AbortSignal, "timeout").mockImplementation((ms) => inTime(ms / 200));
  const failures: readonly [typeof answer, RegExp][] = [
    [{ status: 422, body: "Please enter a valid email address" }, /^422: Please enter a valid email address$/],
    [{ status: 503, statusText: "Store Asleep", body: "" }, /^503: Store Asleep$/],
    // A redirect, and no answer within 20 seconds.
    [{ status: 303, headers: { location: "/elsewhere" }, body: "" }, /fetch failed/],
    [{ status: 200 }, /timeout/],
  ];
  for (const [given, message] of failures) {
    answer = given;
    await expect(postJson(url, {})).rejects.toThrow(message);
  }
  expect(new Set(timeout.mock.calls.flat())).toEqual(new Set([20_000]));
  expect(asked).toHaveLength(failures.length);
  await expect(postJson("http://127.0.0.1:1/", {})).rejects.toThrow("fetch failed");
  expect(fetchSpy).toHaveBeenCalledTimes(failures.length + 1);
  timeout.mockRestore();
});

test("JSON is read with cookies; a failure throws once, but a 401 may be null", async () => {
  answer = { status: 200, body: '{"open":5}' };
  expect(await getJson(url)).toEqual({ open: 5 });
  answer = { status: 401, body: "Who are you?" };
  await expect(getJson(url)).rejects.toThrow("401: Who are you?");
  expect(await getJson(url, { on401: "null" })).toBeNull();
  answer = { status: 500, body: "" };
  await expect(getJson(url, { on401: "null" })).rejects.toThrow("500: Internal Server Error");
  expect([asked.map(({ method }) => method), new Set(credentials())]).toEqual([
    ["GET", "GET", "GET", "GET"],
    new Set(["include"]),
  ]);
});
