import { SECURITY_HEADERS } from "../../netlify/security-headers";
import { policyOf } from "../support/policy-of";
import { listHtmlFiles } from "./support/built-pages";
import config from "../../gatsby-config";
import type { PictureHost } from "../../src/content/picture-host";
import { ENDPOINTS } from "../../src/forms/submission-kind";
import { PAGES } from "./support/routes";
import { newVisitor, siteUrl } from "./support/visitor";

const { pictureHost } = config.siteMetadata as { pictureHost: PictureHost };

const visitor = newVisitor();

const ask = (path: string, init: RequestInit = {}) => fetch(siteUrl(path), { redirect: "manual", ...init });

test.each([
  ["a page", "/privacy-policy", {}, 200],
  ["a page with a slash at its end", "/privacy-policy/", {}, 200],
  ["a page's file", "/privacy-policy/index.html", {}, 200],
  ["the page's head", "/privacy-policy", { method: "HEAD" }, 200],
  ["a file", "/favicon.svg", {}, 200],
  ["the desk", "/admin", {}, 200],
  ["an unknown address", "/nowhere", {}, 404],
  ["an unknown article", "/blog/nowhere", {}, 404],
  ["the not-found page", "/not-found", {}, 404],
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

/** The bytes of an answer's head in HTTP/1.1: the status line, a line for each header, and an empty one. */
function headBytes({ status, statusText, headers }: Response): number {
  const lines = [...headers].map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${String(status)} ${statusText}`, ...lines, "", ""].join("\r\n").length;
}

test("each page that is built is sent one policy, and heads of at most 1,200 bytes", async () => {
  const pages = (await listHtmlFiles("public")).filter(
    ({ path }) => !path.startsWith("/admin") && path !== "/404.html",
  );
  expect(pages.length).toBeGreaterThanOrEqual(PAGES.length);
  const answers = await Promise.all(
    pages.map(async ({ path }) => {
      const answer = await ask(path);
      const policies = answer.headers.get("content-security-policy")?.split(",").length;
      return { path, policies, isShort: headBytes(answer) <= 1200 };
    }),
  );
  expect(answers).toEqual(pages.map(({ path }) => ({ path, policies: 1, isShort: true })));
});

test.each([
  "/favicon.svg",
  "/brand/wordmark.svg",
  "/rss.xml",
  "/sitemap.xml",
  "/robots.txt",
  "/.well-known/security.txt",
])("%s, which a browser opens by itself, may load and run nothing", async (path) => {
  const value = (await ask(path)).headers.get("content-security-policy");
  expect(value).toBe(
    "default-src 'none';style-src 'unsafe-inline';base-uri 'none';form-action 'none';frame-ancestors 'none'",
  );
});

test.each(["/app.js", "/nowhere", "/static/nowhere.avif"])(
  "%s, which is nothing, has only its page's policy",
  async (path) => {
    const answer = await ask(path);
    expect([answer.status, answer.headers.has("content-security-policy")]).toEqual([404, false]);
    expect(policyOf(answer.headers, await answer.text())?.sources("object-src")).toEqual(["'none'"]);
  },
);

test("a picture in SVG that is opened by itself looks as it does on a page", async () => {
  const { page } = await visitor.open();
  await page.goto(siteUrl("/brand/wordmark.svg"));
  expect(await page.evaluate(() => document.documentElement.getBoundingClientRect().width)).toBeGreaterThan(0);
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
  await page.route(siteUrl("/privacy-policy"), async (route) => {
    const response = await route.fetch();
    const code = { script: "window.isIn = true", style: "body { --is-in: true }" }[tag] ?? "";
    const body = (await response.text()).replace("</body>", `<${tag}>${code}</${tag}></body>`);
    await route.fulfill({ response, body });
  });
  await page.goto(siteUrl("/privacy-policy"));
  const isIn = await page.evaluate(
    () => "isIn" in window || getComputedStyle(document.body).getPropertyValue("--is-in") !== "",
  );
  expect(isIn).toBe(false);
  expect(() => {
    visitor.expectNoViolations();
  }).toThrow("/privacy-policy");
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
