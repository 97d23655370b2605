import { spawn } from "node:child_process";
import { cp, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { json, text } from "node:stream/consumers";
import { LINK_PATHS } from "../../netlify/newsletter/signed-link";
import { ENDPOINTS, SUBMISSION_KINDS } from "../../src/forms/submission-kind";
import { VALID } from "./support/examples";
import { makeFixtureSite, PROJECT } from "./support/fixture-site";

let root: string;

beforeAll(async () => {
  // Below the project, where the packages are found; copied, as the platform cannot bundle through links.
  root = await makeFixtureSite(join(PROJECT, ".netlify"));
  const isNeeded = (path: string) => !/\.(jpg|svg)$/.test(path);
  for (const name of ["netlify", "src/forms", "src/theme/colors.ts", "data"]) {
    await cp(join(PROJECT, name), join(root, name), { recursive: true, filter: isNeeded });
  }
});

afterAll(() => rm(root, { recursive: true }));

/** What was stored, by kind, in the platform's own store on disk. */
async function storedKinds(): Promise<string[]> {
  const entries = join(root, ".netlify", "blobs-serve", "entries", "0", "site:submissions-dev");
  const found = [];
  for (const kind of SUBMISSION_KINDS) found.push(...(await readdir(join(entries, kind))).map(() => kind));
  return found;
}

it("runs every function in Netlify's own local platform, bundled as Netlify bundles it", async () => {
  const requests = SUBMISSION_KINDS.map((kind) => ({
    path: ENDPOINTS[kind],
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(VALID[kind]),
  }));
  const env = { ...process.env, SIGNING_KEY: "a key that is long enough to be one" };
  const child = spawn(process.execPath, [join(__dirname, "support", "platform-process.mjs"), root], { cwd: root, env });
  const links = Object.values(LINK_PATHS).map((path) => ({ path: `${path}?signature=none`, method: "GET" }));
  child.stdin.end(JSON.stringify([...requests, { path: ENDPOINTS.contact, method: "GET" }, ...links]));
  const messages = text(child.stderr);
  const answers = await json(child.stdout).catch(async () => messages);
  expect(answers).toEqual([
    { status: 201, body: { id: expect.stringMatching(/^newsletter\//) } },
    { status: 201, body: { id: expect.stringMatching(/^application\//) } },
    { status: 201, body: { id: expect.stringMatching(/^contact\//) } },
    { status: 405, body: { error: "Only POST is allowed here." } },
    ...links.map(() => ({ status: 400, body: expect.stringContaining("This link does not work") as string })),
  ]);
  expect(await storedKinds()).toEqual([...SUBMISSION_KINDS]);
});
