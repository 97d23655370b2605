import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { getJson, postJson } from "../../src/lib/api-client";
import { listen } from "../support/listen";

let url: string;
/** The method, content type and body of each request. */
let requests: (string | undefined)[][];
/** The next response; without a body, the server never ends it. */
let nextResponse: { status: number; statusText?: string; headers?: Record<string, string>; body?: string };
const fetchSpy = jest.spyOn(globalThis, "fetch");

const server = createServer((request, response) => {
  void text(request).then((sent) => {
    requests.push([request.method, request.headers["content-type"], sent]);
    const { status, statusText, headers, body } = nextResponse;
    if (body !== undefined) response.setHeader("Connection", "close").writeHead(status, statusText, headers).end(body);
    else response.writeHead(status, headers).write("Please ");
  });
});

beforeAll(async () => void (url = `http://127.0.0.1:${await listen(server)}/`));

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  requests = [];
  fetchSpy.mockClear();
});

const credentials = () => fetchSpy.mock.calls.map(([, options]) => options?.credentials);

test("postJson sends JSON with its content type and cookies, and accepts any success", async () => {
  const values = { name: "Ada", message: "Guten Tag, “Tessaline & Orr”" };
  for (const status of [200, 204]) {
    nextResponse = { status, body: "OK" };
    await expect(postJson(url, values)).resolves.toBeUndefined();
  }
  await postJson(url);
  const sent = ["POST", "application/json", JSON.stringify(values)];
  expect(requests).toEqual([sent, sent, ["POST", undefined, ""]]);
  expect(new Set(credentials())).toEqual(new Set(["include"]));
});

test("postJson fails without a retry, with the body or the status text in the error", async () => {
  nextResponse = { status: 422, body: "Please enter a valid email address" };
  await expect(postJson(url, {})).rejects.toThrow(/^422: Please enter a valid email address$/);
  nextResponse = { status: 503, statusText: "Store Asleep", body: "" };
  await expect(postJson(url, {})).rejects.toThrow(/^503: Store Asleep$/);
  // A redirect.
  nextResponse = { status: 303, headers: { location: "/elsewhere" }, body: "" };
  await expect(postJson(url, {})).rejects.toThrow("fetch failed");
  expect(requests).toHaveLength(3);
});

test("postJson fails after 20 seconds if the server doesn't end its answer", async () => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask", "performance", "Date"] });
  nextResponse = { status: 422, headers: { "Content-Type": "text/plain" } };
  const sent = expect(postJson(url, {})).rejects.toThrow("abort");
  await fetchSpy.mock.results.at(-1)?.value;
  jest.advanceTimersByTime(20_000);
  await sent;
  jest.useRealTimers();
});

test("getJson sends cookies and fails without a retry, and can return null for a 401", async () => {
  nextResponse = { status: 200, body: '{"open":5}' };
  expect(await getJson(url)).toEqual({ open: 5 });
  nextResponse = { status: 401, body: "Who are you?" };
  await expect(getJson(url)).rejects.toThrow("401: Who are you?");
  expect(await getJson(url, "null")).toBeNull();
  expect(requests.map(([method]) => method)).toEqual(["GET", "GET", "GET"]);
  expect(new Set(credentials())).toEqual(new Set(["include"]));
});
