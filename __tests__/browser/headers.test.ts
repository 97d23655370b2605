import { SECURITY_HEADERS } from "../../netlify/security-headers";
import { policyOf } from "../support/policy-of";
import { PICTURE_ORIGIN } from "../../gatsby/picture-host";
import { ENDPOINTS } from "../../src/forms/submission-kind";
import { PAGES } from "./support/routes";
import { newVisitor, siteUrl } from "./support/visitor";

const visitor = newVisitor();

const ask = (path: string, init: RequestInit = {}) => fetch(siteUrl(path), { redirect: "manual", ...init });

test.each([
  ["a page", "/privacy-policy", {}, 200],
  ["a file", "/favicon.svg", {}, 200],
  ["the desk", "/admin", {}, 200],
  ["an unknown address", "/nowhere", {}, 404],
  ["the not-found page", "/not-found", {}, 404],
  ["a method that pages don't take", "/", { method: "POST" }, 405],
  ["an address that is none", "/%ff", {}, 400],
  [
    "a body that is none",
    ENDPOINTS.contact,
    { method: "POST", body: "{", headers: { "content-type": "application/json" } },
    400,
  ],
] as const)("%s (%s) has the headers of every answer", async (_name, path, init, status) => {
  const response = await ask(path, init);
  expect(response.status).toBe(status);
  expect(Object.fromEntries(response.headers)).toMatchObject(SECURITY_HEADERS);
  const policy = policyOf(response.headers, await response.text());
  // In its HTML, the page for unknown addresses can't say who may frame it; X-Frame-Options does.
  const unsaid = response.headers.has("content-security-policy") ? [] : ["'none'"];
  expect(policy?.sources("frame-ancestors", unsaid)).toEqual(["'none'"]);
  expect(policy?.sources("base-uri", [])).toEqual(["'none'"]);
  expect(policy?.sources("object-src")).toEqual(["'none'"]);
});

test("a redirect has the headers of every answer, and shows nothing that a policy could be about", async () => {
  const response = await ask("/services/nowhere");
  expect(response.status).toBe(302);
  expect(Object.fromEntries(response.headers)).toMatchObject(SECURITY_HEADERS);
  expect(await response.text()).not.toMatch(/<(script|style|link|img)/);
});

test("a function's own page has them, too", async () => {
  const { headers } = await ask("/api/contact", { method: "POST", body: new URLSearchParams({ name: "Ada" }) });
  expect(headers.get("content-type")).toContain("text/html");
  expect(Object.fromEntries(headers)).toMatchObject(SECURITY_HEADERS);
  expect(policyOf(headers)?.sources("script-src")).toEqual(["'none'"]);
});

test("every page may run only its own scripts, and load only what it needs", async () => {
  const policies = await Promise.all(
    PAGES.map(async ({ path }) => (await ask(path)).headers.get("content-security-policy")),
  );
  const [policy] = new Set(policies);
  expect(policies).toEqual(PAGES.map(() => policy));
  expect(policy).toMatch(
    new RegExp(
      `^default-src 'self';script-src 'self' 'sha256-[^']+';style-src 'self' 'unsafe-inline';img-src 'self' data: ${PICTURE_ORIGIN};frame-src 'none';object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'$`,
    ),
  );
});

test.each(["/brand/wordmark.svg", "/rss.xml"])(
  "%s, which a browser opens by itself, may load and run nothing",
  async (path) => {
    const value = (await ask(path)).headers.get("content-security-policy");
    expect(value).toBe(
      "default-src 'none';style-src 'unsafe-inline';base-uri 'none';form-action 'none';frame-ancestors 'none'",
    );
  },
);

test.each(["/privacy-policy", "/nowhere"])("a script that somebody has put into %s doesn't run", async (path) => {
  const { page } = await visitor.open();
  await page.route(siteUrl(path), async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace("</body>", "<script>window.isIn = true</script></body>");
    await route.fulfill({ response, body });
  });
  await page.goto(siteUrl(path));
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  expect(await page.evaluate(() => "isIn" in window)).toBe(false);
  expect(() => {
    visitor.expectNoViolations();
  }).toThrow(path);
});

test.each(["/webpack.stats.json", "/chunk-map.json", "/assets-manifest.json", "/_headers"])(
  "%s is not published",
  async (path) => {
    expect((await ask(path)).status).toBe(404);
  },
);

test("who finds a weakness is told where to write", async () => {
  const response = await ask("/.well-known/security.txt");
  expect(response.headers.get("content-type")).toMatch(/^text\/plain/);
  const fields = new Map(
    (await response.text())
      .trim()
      .split("\n")
      .map((line) => line.split(": ") as [string, string]),
  );
  expect(fields.get("Contact")).toMatch(/^mailto:.+@.+/);
  expect(Date.parse(fields.get("Expires") ?? "")).toBeGreaterThan(Date.now());
});
