import { hash } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { PICTURE_ORIGIN } from "../../gatsby/content/picture-host";
import { ANSWER_HEADERS, SECURITY_HEADERS } from "../../netlify/security-headers";
import { ENDPOINTS } from "../../src/forms/submission-kind";
import redirects from "../../data/redirects.json";
import { expect, test, visit } from "./support/test";

// These tests also run against a deployed site, and store nothing there: `BASE_URL=https://… npx playwright test`. Set
// PREVIEW=true for a site that search engines must not index.

/** The policy of files that a browser can open directly, such as SVG. */
const FILE_POLICY =
  "default-src 'none';style-src 'unsafe-inline';base-uri 'none';form-action 'none';frame-ancestors 'none'";

/** Of all addresses: it has no effect in HTML. */
const NO_FRAMES = "frame-ancestors 'none'";

const INLINE_SCRIPT = /<script(?![^>]*\s(?:src|type="application\/)[^>]*>)[^>]*>(.*?)<\/script>/gs;

/** For previews, Netlify's bar for comments. */
const [ALLOWED_SCRIPT, ALLOWED_FRAME] =
  process.env.PREVIEW === "true"
    ? [" https://netlify-cdp-loader.netlify.app", "https://app.netlify.com"]
    : ["", "'none'"];

/** A page may run its own scripts only, and load only what it needs. */
function pagePolicy(html: string): string {
  const digests = [...html.matchAll(INLINE_SCRIPT)].map(([, code = ""]) => hash("sha256", code, "base64"));
  const scripts = [...new Set(digests)].map((digest) => ` 'sha256-${digest}'`).join("");
  return `default-src 'self';script-src 'self'${scripts}${ALLOWED_SCRIPT};style-src 'self' 'unsafe-inline';img-src 'self' data: ${PICTURE_ORIGIN};frame-src ${ALLOWED_FRAME};object-src 'none';base-uri 'none';form-action 'self'`;
}

interface Expected {
  readonly status: number;
  /** The path of the redirect. */
  readonly to?: string;
  /** The Content-Security-Policy for this body. */
  readonly policy?: (body: string) => string;
}

/** Requests a path. Returns the headers, the body and what is wrong with them. */
async function check(request: APIRequestContext, path: string, { status, to, policy }: Expected) {
  const response = await request.get(path, { maxRedirects: 0 });
  const [headers, body] = [response.headers(), await response.text()];
  const location = headers.location && new URL(headers.location, response.url()).pathname;
  const sent = headers["content-security-policy"] ?? "";
  // Pages have their policy in the HTML, before everything that it concerns.
  const [, inHtml] = /^.{0,80}<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(body) ?? [];
  const policies = [...(inHtml ? [inHtml] : []), ...sent.split(/, */).filter((one) => one !== NO_FRAMES)].join();
  const problems = [
    response.status() !== status && `the status is ${response.status()}`,
    location !== to && `it redirects to ${location}`,
    ...Object.entries(SECURITY_HEADERS).map(([name, value]) => headers[name] !== value && `${name}: ${headers[name]}`),
    !sent.includes(NO_FRAMES) && "other sites may show it in a frame",
    policy && policies !== policy(body) && `its policy is ${policies}`,
  ];
  return { headers, body, problems: problems.flatMap((problem) => (problem ? [`${path}: ${problem}`] : [])) };
}

test("every page of the sitemap responds with its security headers", { tag: "@deployed" }, async ({ request }) => {
  const sitemap = await check(request, "/sitemap.xml", { status: 200, policy: () => FILE_POLICY });
  const paths = [...sitemap.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  expect(paths).toContain("/");
  const problems = [...sitemap.problems];
  for (const path of paths) {
    const page = await check(request, path, { status: 200, policy: pagePolicy });
    problems.push(...page.problems);
    if (!page.body.includes("<h1")) problems.push(`${path}: it has no heading`);
    const robots = page.headers["x-robots-tag"] ?? "";
    if (robots.includes("noindex") !== (process.env.PREVIEW === "true")) problems.push(`${path}: robots “${robots}”`);
  }
  expect(problems).toEqual([]);
});

const UNPUBLISHED = ["/webpack.stats.json", "/chunk-map.json", "/assets-manifest.json", "/_headers", "/_redirects"];

const MISSING = ["/not-found", "/no-such-page", "/blog/no-such-article", ...UNPUBLISHED];
const MOVED: readonly { readonly from: string; readonly to: string }[] = redirects;

const OTHERS: readonly (readonly [path: string, Expected])[] = [
  ["/admin", { status: 200 }],
  ["/brand/wordmark.svg", { status: 200, policy: () => FILE_POLICY }],
  ["/rss.xml", { status: 200, policy: () => FILE_POLICY }],
  ["/services/no-such-service", { status: 302, to: "/not-found" }],
  ["/industries/no-such-industry", { status: 302, to: "/not-found" }],
  ...MISSING.map((path) => [path, { status: 404, policy: pagePolicy }] as const),
  ...MOVED.map(({ from, to }) => [from, { status: 301, to: new URL(to, "https://www.example.com").pathname }] as const),
];

test("other paths have their status, redirect and security headers", { tag: "@deployed" }, async ({ request }) => {
  const responses = await Promise.all(OTHERS.map(([path, expected]) => check(request, path, expected)));
  expect(responses.flatMap(({ problems }) => problems)).toEqual([]);
});

test("security.txt shows where to report a vulnerability", { tag: "@deployed" }, async ({ request }) => {
  const { headers, body, problems } = await check(request, "/.well-known/security.txt", { status: 200 });
  expect(problems).toEqual([]);
  expect(headers["content-type"]).toMatch(/^text\/plain/);
  expect(body).toMatch(/^Contact: mailto:.+@.+/m);
});

// At night only: a date must not fail an editor's pull request.
test("security.txt is valid for at least 30 more days", { tag: "@all" }, async ({ request }) => {
  const body = await (await request.get("/.well-known/security.txt")).text();
  expect(Date.parse(/^Expires: (.*)$/m.exec(body)?.[1] ?? "")).toBeGreaterThan(Date.now() + 30 * 24 * 60 * 60_000);
});

const JSON_TYPE = { "content-type": "application/json" };

/** Requests that an endpoint must reject: they show that it runs and validates, and store nothing. */
const REJECTED = [
  [405, { method: "GET" }],
  [403, { method: "POST", headers: { ...JSON_TYPE, origin: "https://elsewhere.example" }, data: Buffer.from("{}") }],
  // Playwright sends a string as valid JSON.
  [400, { method: "POST", headers: JSON_TYPE, data: Buffer.from("{") }],
  [422, { method: "POST", headers: JSON_TYPE, data: Buffer.from("{}") }],
] as const;

test("the endpoints of the forms reject invalid requests", { tag: "@deployed" }, async ({ request }) => {
  for (const path of Object.values(ENDPOINTS))
    for (const [status, options] of REJECTED) {
      const response = await request.fetch(path, options);
      expect.soft(response.status(), path).toBe(status);
      expect.soft(response.headers(), path).toMatchObject(ANSWER_HEADERS);
    }
});

test("http redirects to https", { tag: "@deployed" }, async ({ baseURL, request }) => {
  test.skip(!baseURL?.startsWith("https:"), "the local server has no https");
  const { host } = new URL(baseURL ?? "");
  const response = await request.get(`http://${host}`, { maxRedirects: 0 });
  expect(response.headers().location).toContain(`https://${host}/`);
});

test("a page starts in a browser without problems", { tag: "@deployed" }, async ({ page, problems }) => {
  // In a preview, the page may load Netlify's bar for comments, whose own problems don't matter here.
  const bar = /^https:\/\/(netlify-cdp-loader\.netlify\.app|app\.netlify\.com)\//;
  await page.route(bar, (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  await visit(page, "/");
  await expect(page.locator("h1")).toBeVisible();
  expect(problems).toEqual([]);
});
