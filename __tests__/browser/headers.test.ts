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

test("every page may run only what the build has written, and load only what it needs", async () => {
  const isOwn = (source: string) => source === "'self'" || source.startsWith("'sha256-");
  for (const { path } of PAGES) {
    const policy = policyOf((await ask(path)).headers);
    expect({
      path,
      strange: ["script-src", "style-src"].flatMap((name) => policy?.sources(name).filter((one) => !isOwn(one))),
      frames: policy?.sources("frame-ancestors"),
      connections: policy?.sources("connect-src"),
      forms: policy?.sources("form-action", []),
      pictures: policy?.sources("img-src"),
    }).toEqual({
      path,
      strange: [],
      frames: ["'none'"],
      connections: ["'self'"],
      forms: ["'self'"],
      pictures: ["'self'", "data:", PICTURE_ORIGIN],
    });
  }
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
