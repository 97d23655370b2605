import { join } from "node:path";
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

test("stores what a form sends, and mails what waits at the next start", async () => {
  await fetch(`${site.url}/API/Contact/`, asJson(VALID.contact));
  expect(await openFileStore(store).list("new/")).toHaveLength(1);
  const mailServer = await startMailServer();
  setMailServer(mailServer.url);
  const mailed = new Promise<void>((resolve) => (mailServer.beforeAnswer = async () => resolve()));
  const other = await startSite(store, root);
  await mailed;
  await other.stop();
  await mailServer.stop();
});
