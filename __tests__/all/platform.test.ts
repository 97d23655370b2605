import { rm } from "node:fs/promises";
import { ENDPOINTS, SUBMISSION_KINDS } from "../../src/forms/submission-kind";
import { VALID } from "../functions/support/examples";
import { makeSiteWithFunctions } from "../functions/support/fixture-site";
import { FIRM, startMailServer } from "../functions/support/mail-server";
import type { TestMailServer } from "../functions/support/mail-server";
import { startPlatform } from "./support/platform";
import type { Platform } from "./support/platform";
import { startSite } from "../functions/support/site-process";

let root: string;
let mailServer: TestMailServer;
let platform: Platform;

beforeAll(async () => {
  root = await makeSiteWithFunctions();
  mailServer = await startMailServer();
  platform = await startPlatform(root, {
    SMTP_URL: mailServer.url,
    NOTIFY_TO: FIRM,
    NOTIFY_FROM: "Example <site@example.com>",
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
  expect(await platform.ask([...posts, { path: ENDPOINTS.contact, method: "GET" }])).toMatchObject([
    { status: 201, body: { id: expect.stringMatching(/^newsletter\//) as string } },
    { status: 201, body: { id: expect.stringMatching(/^application\//) as string } },
    { status: 201, body: { id: expect.stringMatching(/^contact\//) as string } },
    { status: 405, body: { error: "Only POST is allowed here." } },
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

/** Every kind of address; where the local server differs, it does as the published site does. */
const ADDRESSES = [
  ["a page", "/services/consulting"],
  ["a page with a slash at its end", "/services/consulting/"],
  ["a page's file", "/services/consulting/index.html"],
  ["the home page", "/"],
  ["a query", "/services/consulting?from=here&from=there"],
  ["an asset", "/app.js"],
  ["an asset's query", "/app.js?v=2"],
  ["an old address", "/services/coaching"],
  ["an old address with a query", "/old?from=here"],
  ["an unknown service", "/services/gardening"],
  ["an unknown service with a slash at its end", "/industries/gardening/"],
  ["a function", ENDPOINTS.contact],
  ["a function with a query", `${ENDPOINTS.contact}?from=here`],
  ["a function in capitals, with a slash at its end", "/API/Contact/"],
] as const;

/** What Netlify's local platform does otherwise than the published site: it has no 404 page, and serves its own files. */
const GAPS = [
  ["an unknown address", "/nowhere"],
  ["below a page", "/services/consulting/x"],
  ["a function that isn't there", "/api/nothing"],
  ["the page for unknown addresses, by its name", "/not-found"],
  ["a file that tells Netlify what to do", "/_headers"],
] as const;

describe("the local server and Netlify's local platform", () => {
  let site: Awaited<ReturnType<typeof startSite>>;

  beforeAll(async () => {
    site = await startSite(root);
  });

  afterAll(() => site.stop("SIGTERM"));

  async function bothAnswers(path: string) {
    const [platforms] = await platform.ask([{ path, method: "GET" }]);
    const response = await fetch(site.url + path, { redirect: "manual" });
    const location = response.headers.get("location");
    const isJson = response.headers.get("content-type")?.startsWith("application/json");
    const body: unknown = isJson ? await response.json() : await response.text();
    return [platforms, { status: response.status, ...(location === null ? {} : { location }), body }] as const;
  }

  it.each(ADDRESSES)("answer %s (%s) alike", async (_name, path) => {
    const [platforms, ours] = await bothAnswers(path);
    expect(ours).toEqual(platforms);
  });

  it.each(GAPS)("answer %s (%s) differently: here it is the site's own page with 404", async (_name, path) => {
    const [platforms, ours] = await bothAnswers(path);
    expect(ours).toEqual({ status: 404, body: "<h1>Page Not Found</h1>" });
    expect(platforms).not.toEqual(ours);
  });
});
