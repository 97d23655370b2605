import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import type { IncomingMessage } from "node:http";
import { connect } from "node:net";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { openFileStore } from "../../netlify/submissions/file-store";
import { startSite } from "../support/start-site";
import { asJson } from "./support/call";
import { VALID } from "./support/examples";
import { mailOver, startMailServer } from "./support/mail-server";

const root = mkdtempSync(join(tmpdir(), "site-"));
const store = join(root, "store");
let site: Awaited<ReturnType<typeof startSite>>;
let port: number;

beforeAll(async () => {
  const write = (name: string, content: string) => writeFileSync(join(root, name), content);
  mkdirSync(join(root, "public/about"), { recursive: true });
  write("netlify.toml", '[[redirects]]\nfrom = "/about/us"\nto = "/404.html"\nstatus = 404\nforce = true\n');
  write(
    "public/_redirects",
    "/old /new 301\n/there /here?a=1#x 302\n/out/* https://example.com/:splat 302\n/about / 301\n",
  );
  write("public/_headers", "/*\n  X-Rule: all\n  X-Both: 1\n/app.js\n  X-Both: 2\n  Cache-Control: immutable\n");
  write("public/index.html", "Home");
  write("public/404.html", "Page Not Found");
  write("public/about/index.html", "About");
  write("public/about/us.html", "Us");
  site = await startSite(store, root);
  // A build writes files while the server runs.
  write("public/app.js", "// compressible\n".repeat(200));
  port = Number(new URL(site.url).port);
});

afterAll(async () => {
  await site.stop();
  rmSync(root, { recursive: true });
});

/** Sends bytes that `fetch` would tidy up first. */
async function send(bytes: string) {
  const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
  const [head = "", body] = (await text(socket)).split("\r\n\r\n");
  const [first = "", ...lines] = head.split("\r\n");
  const headers = new Headers(lines.map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string]));
  return { status: Number(first.split(" ")[1]), headers, body };
}

const LOST = ["about/us", "nowhere", "/elsewhere.example/", "_headers", "/x/../%5Fredirects/", "..%2fnetlify.toml"];

test.each([
  ["GET /", 200, "Home"],
  ["HEAD /", 200, ""],
  ["GET /about", 200, "About"],
  ["GET /about/?query", 200, "About"],
  ["GET http://user:secret@elsewhere.example/about", 200, "About"],
  ["GET /old?b=2", 301, "", "/new?b=2"],
  ["GET /there?b=2", 302, "", "/here?a=1#x"],
  ["GET /out/x%20y", 302, "", "https://example.com/x%20y"],
  ...LOST.map((path) => [`GET /${path}`, 404, "Page Not Found"] as const),
  ["GET /%ff", 400, ""],
  ["OPTIONS *", 400, ""],
  ["TRACE /", 405, ""],
  ["POST /app.js", 405, ""],
] as const)("%s gets %i and the headers of the rules", async (target, status, body, location: string | null = null) => {
  const answer = await send(`${target} HTTP/1.0\r\n\r\n`);
  expect([answer.status, answer.body, answer.headers.get("location")]).toEqual([status, body, location]);
  expect(answer.headers.get("x-rule")).toBe("all");
  expect(answer.headers.get("allow")).toBe(status === 405 ? "GET, HEAD" : null);
});

test.each(["br", "gzip", null])("compresses a script as %j, and sends it once", async (encoding) => {
  const accepted = { "accept-encoding": encoding ?? "identity" };
  const { headers } = await fetch(`${site.url}/app.js`, { headers: { ...accepted, range: "bytes=9-2" } });
  expect(headers.get("content-encoding")).toBe(encoding);
  expect([headers.get("cache-control"), headers.get("x-both")]).toEqual(["immutable", "1, 2"]);
  const known = { ...accepted, "if-none-match": headers.get("etag") ?? "" };
  expect((await fetch(`${site.url}/app.js`, { headers: known })).status).toBe(304);
});

test("is found at no other address of this machine", async () => {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  const others = all.filter(({ address, family }) => family === "IPv4" && address !== "127.0.0.1");
  const asked = await Promise.allSettled(others.map(({ address }) => fetch(`http://${address}:${port}`)));
  expect(asked.filter(({ status }) => status === "fulfilled")).toEqual([]);
});

test("ends with one sentence if the site is not built, or its port is taken", async () => {
  const start = (settings: object) => {
    const env = { ...process.env, ...settings };
    return promisify(execFile)(process.execPath, ["--import", "tsx", "netlify/serve.ts"], { env }).catch(
      ({ code, stderr }: { code: number; stderr: string }) => [code, stderr],
    );
  };
  const settings = [{ SITE_DIRECTORY: tmpdir() }, { SITE_DIRECTORY: root, PORT: String(port) }];
  expect(await Promise.all(settings.map(start))).toEqual([
    [1, expect.stringMatching(/^The site is not built.*\.\n$/)],
    [1, expect.stringMatching(/^Port .* is in use.*\.\n$/)],
  ]);
});

test("mails what waits when it starts, and ends after what is under way", async () => {
  await fetch(`${site.url}/API/Contact/`, asJson(VALID.contact));
  const mailServer = await startMailServer();
  mailOver(mailServer.url);
  const isTold = new Promise<void>((told) => (mailServer.beforeAnswer = async () => told()));
  const other = await startSite(store, root);
  await isTold;
  const headers = { "content-type": "application/json", expect: "100-continue" };
  const sent = request(`${other.url}/api/newsletter/subscribe`, { method: "POST", headers });
  await once(sent, "continue");
  const ended = other.stop();
  while (await fetch(other.url).catch(() => undefined));
  sent.end(JSON.stringify(VALID.newsletter));
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  expect([response.statusCode, await ended, mailServer.mails.length]).toEqual([201, 0, 2]);
  expect(await openFileStore(store).list("kept/")).toHaveLength(2);
  await mailServer.stop();
});
