import { readFileSync } from "node:fs";
import { join } from "node:path";
import { policyOf } from "../../../__tests__/support/policy-of";
import { digestSource, inlineCode } from "../inline-code";
import { writeHeadersInto } from "../write-headers";
import { makeFolder, removeFolders } from "../../../__tests__/support/small-build";

afterEach(removeFolders);

const PICTURES = "https://pictures.example";

/** The policy of a page that Gatsby doesn't make: it talks to another host, and makes its styles as it goes. */
const DESK = {
  "default-src": ["'none'"],
  "script-src": ["'self'"],
  "style-src": ["'self'", "'unsafe-inline'"],
  "connect-src": ["'self'", "https://api.github.com"],
  "form-action": ["'none'"],
};

const html = (body: string) => `<!DOCTYPE html><html><head><meta charSet="utf-8"/></head><body>${body}</body></html>`;

const PAGES = {
  "/": html("<script>start()</script>"),
  "/about": html(
    '<style data-x="a>b">p{}</style><script src="/app.js"></script><noscript><style>i{}</style></noscript>',
  ),
  "/services/a": html("<style>a{}</style>"),
  "/services/b": html("<style>b{}</style>"),
  "/404.html": html("<style>u{}</style>"),
};

/** Files that are no pages of Gatsby's. */
const FILES = {
  "admin/index.html": html("<p>Sign in"),
  "favicon.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>',
  "brand/mark.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>',
  "rss.xml": "<rss/>",
  "app.js": "start()",
};

/** Builds headers for pages, by their paths, and reads them again. */
async function headersFor(pages: Readonly<Record<string, string>>, noindex = false, times = 1) {
  const file = (path: string) => (path.endsWith(".html") ? path : join(path, "index.html"));
  const published = makeFolder({
    ...FILES,
    _headers: "/app.js\n  Cache-Control: public\n",
    ...Object.fromEntries(Object.entries(pages).map(([path, text]) => [file(path), text])),
  });
  for (let time = 0; time < times; time += 1) {
    await writeHeadersInto({
      published,
      paths: Object.keys(pages),
      codeIn: inlineCode,
      imageOrigins: [PICTURES],
      others: { "/admin/*": DESK },
      noindex,
    });
  }
  const text = readFileSync(join(published, "_headers"), "utf8");
  const rules = new Map(
    text.split(/\n(?=\/)/).map((rule) => {
      const [pattern = "", ...lines] = rule.trim().split(/\n\s*/);
      return [pattern, new Headers(lines.map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]))];
    }),
  );
  const sources = (pattern: string, directive: string) =>
    policyOf(rules.get(pattern) ?? new Headers())?.sources(directive, []) ?? [];
  return { rules, sources, notFound: readFileSync(join(published, "404.html"), "utf8") };
}

test("a page may run the scripts and have the styles that stand in it, those for readers without scripts too", async () => {
  const { sources } = await headersFor(PAGES);
  expect(sources("/", "script-src")).toEqual(["'self'", digestSource("start()")]);
  expect(sources("/about", "script-src")).toEqual(["'self'"]);
  expect(sources("/about", "style-src")).toEqual(expect.arrayContaining([digestSource("p{}"), digestSource("i{}")]));
  expect(sources("/", "style-src")).not.toContain(digestSource("p{}"));
});

test("what is only data needs no permission", async () => {
  const page = html('<script type="application/ld+json">{}</script><script type="module">run()</script>');
  const { sources } = await headersFor({ ...PAGES, "/": page });
  expect(sources("/", "script-src")).toEqual(["'self'", digestSource("run()")]);
});

test("hundreds of pages of a folder share a rule, by which an unknown one can be answered, too", async () => {
  const articles = Array.from({ length: 101 }, (_, index) => [
    `/blog/${String(index)}`,
    html(`<style>${index % 2 ? "a" : "b"}{}</style>`),
  ]);
  const { rules, sources } = await headersFor({ ...PAGES, ...Object.fromEntries(articles) });
  const styles = ["a{}", "b{}", "u{}"].map(digestSource);
  expect(sources("/blog/:page", "style-src")).toEqual(expect.arrayContaining(styles));
  expect([...rules.keys()].filter((pattern) => pattern.startsWith("/blog"))).toEqual([
    "/blog/:page",
    "/blog/:page/index.html",
  ]);
});

test("style attributes are allowed where any page has some, and nowhere else", async () => {
  expect((await headersFor(PAGES)).sources("/", "style-src-attr")).not.toContain("'unsafe-inline'");
  const { sources } = await headersFor({ ...PAGES, "/about": html('<p style="color: red">') });
  expect(sources("/", "style-src-attr")).toEqual(["'unsafe-inline'"]);
});

test("the page for unknown addresses has its policy in itself, once, behind its charset", async () => {
  const { notFound } = await headersFor(PAGES, false, 2);
  const [, policy = ""] =
    /<meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(notFound) ?? [];
  expect(policy).toContain(digestSource("u{}"));
  expect(policy).not.toContain("frame-ancestors");
  expect(notFound.match(/http-equiv/g)).toHaveLength(1);
});

test("a page for unknown addresses that names no charset stops the build", async () => {
  await expect(headersFor({ ...PAGES, "/404.html": "<p>Nothing" })).rejects.toThrow("charset");
});

test("previews ask search engines to leave them out, and the published site doesn't", async () => {
  expect((await headersFor(PAGES, true)).rules.get("/*")?.get("x-robots-tag")).toBe("noindex");
  expect((await headersFor(PAGES)).rules.has("/*")).toBe(false);
});
