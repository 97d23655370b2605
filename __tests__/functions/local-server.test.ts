import { readdir, rm } from "node:fs/promises";
import { request as httpRequest } from "node:http";
import { connect } from "node:net";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { SECURITY_HEADERS } from "../../netlify/security-headers";
import { VALID } from "./support/examples";
import { makeFixtureSite } from "./support/fixture-site";
import { startSite } from "./support/site-process";
import type { SiteProcess } from "./support/site-process";

let root: string;
let site: SiteProcess;

beforeAll(async () => {
  root = await makeFixtureSite();
  site = await startSite(root);
});

afterAll(async () => {
  await site.stop("SIGTERM");
  await rm(root, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.url + path, { redirect: "manual", headers: { "accept-encoding": "identity", ...headers } });

/** The status of a request whose path is sent as it is written, which `fetch` would tidy up first. */
function statusOf(path: string, method = "GET"): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(site.url);
    const request = httpRequest({ host: "127.0.0.1", port, path, method }, (response) => {
      void text(response).then(() => resolve(response.statusCode), reject);
    });
    request.on("error", reject).end();
  });
}

it.each(["/", "/app.js"])("serves %s with the headers of netlify.toml", async (path) => {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("x-frame-options")).toBe("DENY");
});

it.each(["/nowhere", "/not-found", "/api/nothing", "/_headers", "/_redirects", "//_headers", "/.netlify/x"])(
  "answers %s with the site's own page and status 404",
  async (path) => {
    const response = await get(path);
    expect([response.status, await response.text()]).toEqual([404, "<h1>Page Not Found</h1>"]);
    expect(response.headers.get("x-frame-options")).toBe("DENY");
  },
);

it.each(["/services/gardening", "/industries/gardening"])(
  "redirects %s to /not-found, by a relative address",
  async (path) => {
    const response = await get(path);
    expect([response.status, response.headers.get("location")]).toEqual([302, "/not-found"]);
  },
);

it("redirects old addresses as the build says, before unknown ids are looked for", async () => {
  const response = await get("/services/coaching");
  expect([response.status, response.headers.get("location")]).toEqual([301, "/services/consulting"]);
});

it.each([
  ["br", "br"],
  ["gzip, br;q=0", "gzip"],
  ["identity", null],
])("compresses text for a reader who accepts %j", async (accepted, encoding) => {
  const response = await get("/app.js", { "accept-encoding": accepted });
  expect([response.headers.get("content-encoding"), response.headers.get("vary")]).toEqual([
    encoding,
    "Accept-Encoding",
  ]);
  expect(await response.text()).toContain("compressible");
});

it("is reached at 127.0.0.1, and at no other address of this machine", async () => {
  const { port } = new URL(site.url);
  const others = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ address, family }) => family === "IPv4" && address !== "127.0.0.1");
  const asked = await Promise.allSettled(others.map(({ address }) => fetch(`http://${address}:${port}/`)));
  expect(asked.filter(({ status }) => status === "fulfilled")).toEqual([]);
});

it("answers 304 to a reader who has the file already, and only then", async () => {
  const etag = (await get("/app.js")).headers.get("etag") ?? "";
  expect(etag).toMatch(/^".+"$/);
  expect((await get("/app.js", { "if-none-match": `"other", W/${etag}` })).status).toBe(304);
  expect((await get("/app.js", { "if-none-match": '"other"' })).status).toBe(200);
  expect((await get("/app.js", { "if-none-match": etag, "accept-encoding": "br" })).status).toBe(200);
});

it.each([
  ["/%ff", "GET", 400],
  ["/..%2f..%2fnetlify.toml", "GET", 404],
  ["/../netlify.toml", "GET", 404],
  ["//elsewhere.example/", "GET", 404],
  ["http://elsewhere.example/app.js", "GET", 200],
  ["http://user:secret@elsewhere.example/", "GET", 200],
  ["*", "OPTIONS", 400],
  ["/", "TRACE", 405],
  ["/", "POST", 405],
  ["/API/Contact/", "GET", 405],
])("answers the odd request %s (%s) with %d", async (path, method, status) => {
  expect(await statusOf(path, method)).toBe(status);
});

/** What the server answers to bytes that are sent to it as they are. */
function answerTo(bytes: string): Promise<string> {
  const { hostname, port } = new URL(site.url);
  const socket = connect(Number(port), hostname, () => socket.write(bytes));
  return text(socket);
}

it.each([
  ["a file", "GET /app.js HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", 200],
  ["a redirect", "GET /services/gardening HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", 302],
  ["an unknown address", "GET /nowhere HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", 404],
  [
    "a method that it doesn't take",
    "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\nConnection: close\r\n\r\n",
    405,
  ],
  ["an address that is none", "GET /%ff HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", 400],
  ["a request without a host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
  ["a request that is none", "G\u0001ET / HTTP/1.1\r\nHost: x\r\n\r\n", 400],
  ["a request whose head never ends", `GET / HTTP/1.1\r\nHost: x\r\nX: ${"x".repeat(20_000)}\r\n\r\n`, 431],
])("answers %s with the headers of every answer", async (_name, bytes, status) => {
  const [head = ""] = (await answerTo(bytes)).split("\r\n\r\n");
  const [first, ...lines] = head.split("\r\n");
  expect(first).toMatch(new RegExp(`^HTTP/1.1 ${String(status)} `));
  const headers = new Headers(lines.map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string]));
  expect(Object.fromEntries(headers)).toMatchObject(SECURITY_HEADERS);
});

it("gives a function's 413 to a sender who is still sending, and stays usable", async () => {
  const init = { method: "POST", headers: { "content-type": "application/json" }, body: " ".repeat(5_000_000) };
  expect((await fetch(`${site.url}/api/contact`, init)).status).toBe(413);
  expect((await get("/")).status).toBe(200);
});

it("lets no visitor say what only Netlify may tell a function", async () => {
  const forged = { "x-nf-deploy-context": "production", "x-nf-site-id": "elsewhere" };
  const headers = { "content-type": "application/json", ...forged };
  const init = { method: "POST", headers, body: JSON.stringify(VALID.contact) };
  const response = await fetch(`${site.url}/api/contact`, init);
  expect(response.status).toBe(201);
  expect([...response.headers.keys()].filter((name) => name.startsWith("x-nf-"))).toEqual([]);
  const entries = join(root, "store", "entries");
  expect(await readdir(entries)).toEqual(["local"]);
  expect(await readdir(join(entries, "local"))).toEqual(["site:submissions-dev"]);
});
