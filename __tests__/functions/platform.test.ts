import { cp, rm } from "node:fs/promises";
import { join } from "node:path";
import { LINK_PATHS } from "../../netlify/newsletter/signed-link";
import { ENDPOINTS, SUBMISSION_KINDS } from "../../src/forms/submission-kind";
import { VALID } from "./support/examples";
import { makeFixtureSite, PROJECT } from "./support/fixture-site";
import { FIRM, startMailServer } from "./support/mail-server";
import type { TestMailServer } from "./support/mail-server";
import { startPlatform } from "./support/platform";
import type { Platform } from "./support/platform";

let root: string;
let mailServer: TestMailServer;
let platform: Platform;

beforeAll(async () => {
  // Below the project, where the packages are found; copied, as the platform cannot bundle through links.
  root = await makeFixtureSite(join(PROJECT, ".netlify"));
  const isNeeded = (path: string) => !/\.(jpg|svg)$/.test(path);
  for (const name of ["netlify", "src/forms", "src/theme/colors.ts", "data"]) {
    await cp(join(PROJECT, name), join(root, name), { recursive: true, filter: isNeeded });
  }
  mailServer = await startMailServer();
  platform = await startPlatform(root, {
    SIGNING_KEY: "a key that is long enough to be one",
    SMTP_URL: mailServer.url,
    NOTIFY_TO: FIRM,
    NOTIFY_FROM: "Corvane <site@corvane.example>",
  });
});

afterAll(async () => {
  await platform.stop();
  await mailServer.stop();
  await rm(root, { recursive: true });
});

const posts = SUBMISSION_KINDS.map((kind) => ({
  path: ENDPOINTS[kind],
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(VALID[kind]),
}));

it("runs every function in Netlify's own local platform, bundled as Netlify bundles it", async () => {
  const links = Object.values(LINK_PATHS).map((path) => ({ path: `${path}?signature=none`, method: "GET" }));
  expect(await platform.ask([...posts, { path: ENDPOINTS.contact, method: "GET" }, ...links])).toEqual([
    { status: 201, body: { id: expect.stringMatching(/^newsletter\//) as string } },
    { status: 201, body: { id: expect.stringMatching(/^application\//) as string } },
    { status: 201, body: { id: expect.stringMatching(/^contact\//) as string } },
    { status: 405, body: { error: "Only POST is allowed here." } },
    ...links.map(() => ({ status: 400, body: expect.stringContaining("This link does not work") as string })),
  ]);
  for (const kind of SUBMISSION_KINDS) expect(await platform.storedKeys(`${kind}/`)).toHaveLength(1);
});

it("sends each mail once there, and keeps its receipt", async () => {
  // The platform ends a function some time after its answer: what is not sent by then, the schedule sends.
  const schedule = { path: "/.netlify/functions/retry-notifications", method: "POST" };
  for (let run = 0; run < 3; run += 1) expect((await platform.ask([schedule]))[0]?.status).toBe(200);
  expect(mailServer.mails.map(({ recipients }) => recipients)).toEqual([[FIRM], [FIRM], [FIRM]]);
  expect(await platform.storedKeys("sent/")).toHaveLength(3);
  expect(await platform.storedKeys("unsent/")).toEqual([]);
  expect(await platform.storedKeys("due/")).toEqual([]);
});
