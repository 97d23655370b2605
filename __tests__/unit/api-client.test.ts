import { createServer } from "node:http";
import type { IncomingHttpHeaders, Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getJson, postJson } from "../../src/lib/api-client";

interface ReceivedRequest {
  readonly method: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

let server: Server;
let url: string;
let requests: ReceivedRequest[];
/** The next response; without a body, the server does not respond. */
let nextResponse: { status: number; statusText?: string; headers?: Record<string, string>; body?: string };
const fetchSpy = jest.spyOn(globalThis, "fetch");

beforeAll((done) => {
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on("end", () => {
      requests.push({ method: request.method, headers: request.headers, body });
      if (nextResponse.body === undefined) return;
      response.setHeader("Connection", "close");
      response.writeHead(nextResponse.status, nextResponse.statusText, nextResponse.headers).end(nextResponse.body);
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
  requests = [];
  fetchSpy.mockClear();
});

const credentials = () => fetchSpy.mock.calls.map(([, options]) => options?.credentials);

test("postJson sends JSON with its content type and cookies, and no content type without a body", async () => {
  nextResponse = { status: 201, body: '{"id":"contact/1"}' };
  const values = { name: "Ada", message: "Guten Tag, “Tessaline & Orr”" };
  await postJson(url, values);
  await postJson(url);
  expect(requests.map(({ method, headers, body }) => [method, headers["content-type"], body])).toEqual([
    ["POST", "application/json", JSON.stringify(values)],
    ["POST", undefined, ""],
  ]);
  expect(credentials()).toEqual(["include", "include"]);
});

test.each([
  [200, "OK"],
  [204, ""],
])("postJson accepts status %i with the body %j", async (status, body) => {
  nextResponse = { status, body };
  await expect(postJson(url, {})).resolves.toBeUndefined();
});

test("postJson fails without a retry, with the body or the status text in the error", async () => {
  const createTimeout = AbortSignal.timeout.bind(AbortSignal);
  const timeout = jest.spyOn(AbortSignal, "timeout").mockImplementation((ms) => createTimeout(ms / 20));
  const failures: readonly [typeof nextResponse, RegExp][] = [
    [{ status: 422, body: "Please enter a valid email address" }, /^422: Please enter a valid email address$/],
    [{ status: 503, statusText: "Store Asleep", body: "" }, /^503: Store Asleep$/],
    // A redirect, and no response within 20 seconds.
    [{ status: 303, headers: { location: "/elsewhere" }, body: "" }, /fetch failed/],
    [{ status: 200 }, /timeout/],
  ];
  for (const [response, message] of failures) {
    nextResponse = response;
    await expect(postJson(url, {})).rejects.toThrow(message);
  }
  expect(new Set(timeout.mock.calls.flat())).toEqual(new Set([20_000]));
  expect(requests).toHaveLength(failures.length);
  await expect(postJson("http://127.0.0.1:1/", {})).rejects.toThrow("fetch failed");
  expect(fetchSpy).toHaveBeenCalledTimes(failures.length + 1);
  timeout.mockRestore();
});

test("getJson sends cookies and fails without a retry, and can return null for a 401", async () => {
  nextResponse = { status: 200, body: '{"open":5}' };
  expect(await getJson(url)).toEqual({ open: 5 });
  nextResponse = { status: 401, body: "Who are you?" };
  await expect(getJson(url)).rejects.toThrow("401: Who are you?");
  expect(await getJson(url, { on401: "null" })).toBeNull();
  nextResponse = { status: 500, body: "" };
  await expect(getJson(url, { on401: "null" })).rejects.toThrow("500: Internal Server Error");
  expect([requests.map(({ method }) => method), new Set(credentials())]).toEqual([
    ["GET", "GET", "GET", "GET"],
    new Set(["include"]),
  ]);
});
