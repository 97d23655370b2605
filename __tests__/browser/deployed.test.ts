import { createHash } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { PICTURE_ORIGIN } from "../../gatsby/picture-host";
import { SECURITY_HEADERS } from "../../netlify/security-headers";
import { ENDPOINTS } from "../../src/forms/submission-kind";
import redirects from "../../data/redirects.json";
import { expect, test, visit } from "./support/test";

// Also run against a deployed site, where they store nothing: `BASE_URL=https://… npx playwright test`. PREVIEW=true says
// that search engines must leave it out.

/** What a file may do that a browser opens by itself. */
const FILE_POLICY =
  "default-src 'none';style-src 'unsafe-inline';base-uri 'none';form-action 'none';frame-ancestors 'none'";

const INLINE_SCRIPT = /<script(?![^>]*\s(?:src|type="application\/)[^>]*>)[^>]*>(.*?)<\/script>/gs;

/** The policy under which a page may run only its own scripts, and load only what it needs. */
function pagePolicy(html: string): string {
  const digests = [...html.matchAll(INLINE_SCRIPT)].map(([, code = ""]) =>
    createHash("sha256").update(code).digest("base64"),
  );
  const scripts = [...new Set(digests)].map((digest) => ` 'sha256-${digest}'`).join("");
  return `default-src 'self';script-src 'self'${scripts};style-src 'self' 'unsafe-inline';img-src 'self' data: ${PICTURE_ORIGIN};frame-src 'none';object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'`;
}

/** What an answer must be, apart from its security headers. */
interface Expected {
  readonly status: number;
  /** The path that a redirect leads to. */
  readonly to?: string;
  /** The policy that is due, by the text of the answer. */
  readonly policy?: (text: string) => string;
}

/** Requests an address, and returns what is wrong with the answer, and its text. */
async function look(request: APIRequestContext, path: string, { status, to, policy }: Expected) {
  const response = await request.get(path, { maxRedirects: 0 });
  const [headers, text] = [response.headers(), await response.text()];
  const location = headers.location && new URL(headers.location, response.url()).pathname;
  // The page for unknown addresses has its policy in its HTML, where it can't say who may frame it.
  const [, inHtml] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(text) ?? [];
  const sent = headers["content-security-policy"]?.split(/, */) ?? [`${inHtml ?? ""};frame-ancestors 'none'`];
  const problems = [
    response.status() !== status && `the status is ${response.status()}`,
    location !== to && `it leads to ${location}`,
    ...Object.entries(SECURITY_HEADERS).map(
      ([name, value]) => headers[name] !== value && `${name} is ${headers[name] ?? "missing"}`,
    ),
    policy && sent.some((one) => one !== policy(text)) && `its inline scripts may not run, or more may: ${sent.join()}`,
  ];
  return { headers, text, problems: problems.flatMap((problem) => (problem ? [`${path}: ${problem}`] : [])) };
}

test("every page of the sitemap is there, with its headers", { tag: "@deployed" }, async ({ request }) => {
  const sitemap = await look(request, "/sitemap.xml", { status: 200, policy: () => FILE_POLICY });
  const paths = [...sitemap.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  expect(paths).toContain("/");
  const problems = [...sitemap.problems];
  for (const path of paths) {
    const page = await look(request, path, { status: 200, policy: pagePolicy });
    problems.push(...page.problems);
    if (!page.text.includes("<h1")) problems.push(`${path}: it has no heading`);
    const robots = page.headers["x-robots-tag"] ?? "";
    if (robots.includes("noindex") !== (process.env.PREVIEW === "true")) problems.push(`${path}: robots “${robots}”`);
  }
  expect(problems).toEqual([]);
});

const UNPUBLISHED = ["/webpack.stats.json", "/chunk-map.json", "/assets-manifest.json", "/_headers", "/_redirects"];

const OTHERS: Readonly<Record<string, Expected>> = {
  "/admin": { status: 200 },
  "/brand/wordmark.svg": { status: 200, policy: () => FILE_POLICY },
  "/rss.xml": { status: 200, policy: () => FILE_POLICY },
  "/services/no-such-service": { status: 302, to: "/not-found" },
  "/industries/no-such-industry": { status: 302, to: "/not-found" },
  ...Object.fromEntries(
    ["/not-found", "/no-such-page", "/blog/no-such-article", ...UNPUBLISHED].map((path) => [
      path,
      { status: 404, policy: pagePolicy },
    ]),
  ),
  ...Object.fromEntries(
    (redirects as readonly { readonly from: string; readonly to: string }[]).map(({ from, to }) => [
      from,
      { status: 301, to: new URL(to, "https://www.example.com").pathname },
    ]),
  ),
};

test("other addresses answer as they should, with their headers", { tag: "@deployed" }, async ({ request }) => {
  const looks = await Promise.all(Object.entries(OTHERS).map(([path, expected]) => look(request, path, expected)));
  expect(looks.flatMap(({ problems }) => problems)).toEqual([]);
});

test("a visitor who finds a weakness is told where to write", { tag: "@deployed" }, async ({ request }) => {
  const { headers, text, problems } = await look(request, "/.well-known/security.txt", { status: 200 });
  expect(problems).toEqual([]);
  expect(headers["content-type"]).toMatch(/^text\/plain/);
  expect(text).toMatch(/^Contact: mailto:.+@.+/m);
  expect(Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? "")).toBeGreaterThan(Date.now());
});

const JSON_TYPE = { "content-type": "application/json" };

/** Requests that an endpoint must refuse: they show that it runs and validates, and store nothing. */
const REFUSED = [
  [405, { method: "GET" }],
  [403, { method: "POST", headers: { ...JSON_TYPE, origin: "https://elsewhere.example" }, data: Buffer.from("{}") }],
  // A text would be sent as valid JSON.
  [400, { method: "POST", headers: JSON_TYPE, data: Buffer.from("{") }],
  [422, { method: "POST", headers: JSON_TYPE, data: Buffer.from("{}") }],
] as const;

test("each form's endpoint refuses what is no submission", { tag: "@deployed" }, async ({ request }) => {
  for (const path of Object.values(ENDPOINTS))
    for (const [status, options] of REFUSED) {
      const response = await request.fetch(path, options);
      expect.soft(response.status(), path).toBe(status);
      expect.soft(response.headers(), path).toMatchObject(SECURITY_HEADERS);
    }
});

test("http leads to https", { tag: "@deployed" }, async ({ baseURL, request }) => {
  test.skip(!baseURL?.startsWith("https:"), "Nobody asks this machine for https.");
  const { host } = new URL(baseURL ?? "");
  const response = await request.get(`http://${host}`, { maxRedirects: 0 });
  expect(response.headers().location).toContain(`https://${host}/`);
});

test("a page starts in a browser, and complains of nothing", { tag: "@deployed" }, async ({ page, problems }) => {
  await visit(page, "/");
  await expect(page.locator("h1")).toBeVisible();
  expect(problems).toEqual([]);
});
