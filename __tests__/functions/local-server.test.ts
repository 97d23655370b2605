import { spawn } from "node:child_process";
import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { openFileStore } from "../../netlify/submissions/file-store";
import { makeFolder, removeFolders, writeFiles } from "../support/temporary-folders";
import { startSite } from "../support/start-site";
import { asJson } from "./support/call";
import { VALID } from "./support/examples";
import { setMailServer, startMailServer } from "./support/mail-server";

const root = makeFolder({
  "netlify.toml": '[[redirects]]\nfrom = "/about/us"\nto = "/404.html"\nstatus = 404\nforce = true\n',
  "public/_redirects": "/old /new 301\n/there /here?a=1#x 302\n/about / 301\n",
  "public/_headers": "/*\n  X-Rule: all\n  X-Both: 1\n/app.js\n  X-Both: 2\n  Cache-Control: immutable\n",
  "public/index.html": "Home",
  "public/404.html": "Page Not Found",
  "public/about/index.html": "About",
  "public/about/us.html": "Us",
});
const store = join(root, "store");
let site: Awaited<ReturnType<typeof startSite>>;

beforeAll(async () => {
  site = await startSite(store, root);
  // A build writes files while the server runs.
  writeFiles(root, { "public/app.js": "// compressible\n".repeat(200) });
});

afterAll(async () => {
  await site.stop();
  removeFolders();
});

const MISSING = "about/us nowhere /elsewhere.example/ _headers x/../%5Fredirects/ ..%2fnetlify.toml";

const ANSWERS: readonly (readonly [target: string, status: number, body: string, location?: string])[] = [
  ["GET /", 200, "Home"],
  ["HEAD /", 200, ""],
  ["GET /about", 200, "About"],
  ["GET /about/?query", 200, "About"],
  ["GET /old?b=2", 301, "", "/new?b=2"],
  ["GET /there?b=2", 302, "", "/here?a=1#x"],
  ...MISSING.split(" ").map((path) => [`GET /${path}`, 404, "Page Not Found"] as const),
  ["GET /%ff", 400, ""],
  ["POST /app.js", 405, ""],
];

test("serves files, redirects and headers according to the rules", async () => {
  for (const [target, status, body, location = null] of ANSWERS) {
    const [method, path] = target.split(" ");
    const answer = await fetch(`${site.url}${path}`, { method, redirect: "manual" });
    const { headers } = answer;
    expect([target, answer.status, await answer.text()]).toEqual([target, status, body]);
    expect([headers.get("location"), headers.get("x-rule")]).toEqual([location, "all"]);
    expect(headers.get("allow")).toBe(status === 405 ? "GET, HEAD" : null);
  }
});

test("listens on no other address of this machine", async () => {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  const others = all.filter(({ address, family }) => family === "IPv4" && address !== "127.0.0.1");
  const { port } = new URL(site.url);
  const asked = await Promise.allSettled(others.map(({ address }) => fetch(`http://${address}:${port}`)));
  expect(asked.filter(({ status }) => status === "fulfilled")).toEqual([]);
});

test("exits with one sentence if it can't use the port, and if the site isn't built", async () => {
  const start = async (PORT: unknown, SITE_DIRECTORY = root) => {
    const env = { ...process.env, SITE_DIRECTORY, STORE_DIRECTORY: store, PORT: `${PORT}` };
    const server = spawn(process.execPath, ["--import", "tsx", "netlify/serve.ts"], { env });
    const [output, [code]] = await Promise.all([text(server.stderr), once(server, "close")]);
    return `${code}: ${output}`;
  };
  const invalid = "can't be used (ERR_SOCKET_BAD_PORT)";
  const ports = { [new URL(site.url).port]: "is in use", abc: invalid };
  for (const [PORT, problem] of Object.entries(ports)) {
    const sentence = `Port ${PORT} ${problem}. Set PORT to another one from 1024 to 65535, such as PORT=8889.`;
    expect(await start(PORT)).toBe(`1: ${sentence}\n`);
  }
  expect(await start(0, makeFolder())).toMatch(/^1: The site is not built.*\.\n$/);
});

test("mails waiting submissions at the start, and finishes open requests before it exits", async () => {
  await fetch(`${site.url}/API/Contact/`, asJson(VALID.contact));
  const mailServer = await startMailServer();
  setMailServer(mailServer.url);
  const mailed = new Promise<void>((resolve) => (mailServer.beforeAnswer = async () => resolve()));
  const other = await startSite(store, root);
  await mailed;
  const headers = { "content-type": "application/json", expect: "100-continue" };
  const sent = request(`${other.url}/api/newsletter/subscribe`, { method: "POST", headers });
  await once(sent, "continue");
  const ended = other.stop();
  const answers = () => fetch(other.url).catch(() => undefined);
  for (let tries = 0; tries < 1_000 && (await answers()); tries += 1);
  expect(await answers()).toBeUndefined();
  sent.end(JSON.stringify(VALID.newsletter));
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  expect([response.statusCode, await ended, mailServer.mails.length]).toEqual([201, 0, 2]);
  expect(await openFileStore(store).list("kept/")).toHaveLength(2);
  await mailServer.stop();
});
