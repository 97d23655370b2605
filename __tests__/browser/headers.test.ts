import { SECURITY_HEADERS } from "../../netlify/security-headers";
import { observatoryGrade } from "../../tools/smoke/observatory";
import { policyOf } from "../../tools/smoke/policy-of";
import config from "../../gatsby-config";
import type { PictureHost } from "../../src/content/picture-host";
import { ENDPOINTS } from "../../src/forms/submission-kind";
import { PAGES } from "./support/routes";
import { newVisitor, siteUrl } from "./support/visitor";

const { pictureHost } = config.siteMetadata as { pictureHost: PictureHost };

const visitor = newVisitor();

const ask = (path: string, init: RequestInit = {}) => fetch(siteUrl(path), { redirect: "manual", ...init });

test.each([
  ["a page", "/about", {}, 200],
  ["a page with a slash at its end", "/about/", {}, 200],
  ["a page's file", "/about/index.html", {}, 200],
  ["the page's head", "/about", { method: "HEAD" }, 200],
  ["a file", "/favicon.svg", {}, 200],
  ["the desk", "/admin", {}, 200],
  ["an unknown address", "/nowhere", {}, 404],
  ["an unknown article", "/blog/nowhere", {}, 404],
  ["the not-found page", "/not-found", {}, 404],
  ["a redirect", "/services/nowhere", {}, 302],
  ["a method that pages don't take", "/", { method: "POST" }, 405],
  ["a method that functions don't take", ENDPOINTS.contact, {}, 405],
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
  const policy = policyOf(response.headers);
  // What holds for every address holds for the preview, too, which the desk frames.
  expect(["'none'", "'self'"]).toContain(policy?.sources("frame-ancestors").join(" "));
  expect(policy?.sources("base-uri", [])).toEqual(["'none'"]);
  expect(policy?.sources("object-src")).toEqual(["'none'"]);
});

test("a function's own page has them, too, and tells no address that it is left for", async () => {
  const { headers } = await ask("/api/newsletter/unsubscribe?signature=none");
  const expected = { ...SECURITY_HEADERS, "referrer-policy": "no-referrer" };
  expect(Object.fromEntries(headers)).toMatchObject(expected);
  expect(policyOf(headers)?.sources("script-src")).toEqual(["'none'"]);
});

test.each(PAGES)("$path may run only what the build has written, and load only what it needs", async ({ path }) => {
  const policy = policyOf((await ask(path)).headers);
  const isOwn = (source: string) => source === "'self'" || source.startsWith("'sha256-");
  expect(policy?.sources("script-src").filter((source) => !isOwn(source))).toEqual([]);
  expect(policy?.sources("style-src").filter((source) => !isOwn(source))).toEqual([]);
  expect(policy?.sources("frame-ancestors")).toEqual(["'none'"]);
  expect(policy?.sources("connect-src")).toEqual(["'self'"]);
  expect(policy?.sources("form-action", [])).toEqual(["'self'"]);
  expect(policy?.sources("img-src")).toEqual(["'self'", "data:", pictureHost.origin]);
});

test.each(PAGES)("the observatory gives $path an A+", async ({ path }) => {
  const response = await ask(path);
  const { grade, reasons } = observatoryGrade(response.headers, await response.text(), siteUrl());
  expect({ grade, losses: reasons.filter((reason) => reason.startsWith("-")) }).toEqual({ grade: "A+", losses: [] });
});

test("no header grows with the pages of the site", async () => {
  const lengths = await Promise.all(
    PAGES.map(async ({ path }) => (await ask(path)).headers.get("content-security-policy")?.length ?? 0),
  );
  expect(Math.max(...lengths)).toBeLessThan(4000);
});

test("an unknown address keeps to as strict a policy, by its page", async () => {
  const { page, goto } = await visitor.open();
  await goto("/nowhere");
  const [policy] = await page
    .locator('meta[http-equiv="Content-Security-Policy"]')
    .evaluateAll((metas) => metas.map((meta) => meta.getAttribute("content") ?? ""));
  const headers = new Headers({ "content-security-policy": policy ?? "" });
  expect(policyOf(headers)?.sources("connect-src")).toEqual(["'self'"]);
  expect(policyOf(headers)?.sources("style-src")).not.toContain("'unsafe-inline'");
});

test.each(["script", "style"])("a %s that somebody has put into a page doesn't run", async (tag) => {
  const { page } = await visitor.open();
  await page.route(siteUrl("/about"), async (route) => {
    const response = await route.fetch();
    const code = { script: "window.isIn = true", style: "body { --is-in: true }" }[tag] ?? "";
    const body = (await response.text()).replace("</body>", `<${tag}>${code}</${tag}></body>`);
    await route.fulfill({ response, body });
  });
  await page.goto(siteUrl("/about"));
  const isIn = await page.evaluate(
    () => "isIn" in window || getComputedStyle(document.body).getPropertyValue("--is-in") !== "",
  );
  expect(isIn).toBe(false);
  expect(() => {
    visitor.expectNoViolations();
  }).toThrow("/about");
});

test.each(["/webpack.stats.json", "/chunk-map.json", "/assets-manifest.json", "/_headers"])(
  "%s is not published",
  async (path) => {
    expect((await ask(path)).status).toBe(404);
  },
);

test("scripts name no source map, and have none", async () => {
  const { page, goto } = await visitor.open();
  await goto("/");
  const scripts = await page
    .locator("script[src]")
    .evaluateAll((all) => all.map((script) => script.getAttribute("src")));
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) {
    expect(await (await ask(script ?? "")).text()).not.toContain("sourceMappingURL");
    expect((await ask(`${script ?? ""}.map`)).status).toBe(404);
  }
});

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
