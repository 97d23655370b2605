import { readFile, readdir } from "node:fs/promises";
import { extname, join } from "node:path";
import { parseAllHeaders } from "@netlify/headers-parser";
import { parseAllRedirects } from "@netlify/redirect-parser";
import { addPolicy } from "../../gatsby/output/page-policies";
import { expect, siteUrl, test, visit } from "./support/test";

// Netlify silently ignores a rule that it cannot parse.
test("Netlify can parse every rule of netlify.toml, _headers and _redirects", async () => {
  const options = { netlifyConfigPath: "netlify.toml", minimal: false };
  const parsed = await Promise.all([
    parseAllHeaders({ ...options, headersFiles: ["public/_headers"], configHeaders: [] }),
    parseAllRedirects({ ...options, redirectsFiles: ["public/_redirects"], configRedirects: [] }),
  ]);
  expect(parsed.flatMap(({ errors }) => errors)).toEqual([]);
  const settings = await readFile("netlify.toml", "utf8");
  const countRules = async (section: string, file: string) => {
    // The build writes no _redirects if the content has none.
    const rules = await readFile(`public/${file}`, "utf8").catch(() => "");
    return settings.split(section).length - 1 + (rules.match(/^\//gm)?.length ?? 0);
  };
  const [{ headers }, { redirects }] = parsed;
  expect(headers).toHaveLength(await countRules("[[headers]]", "_headers"));
  expect(redirects).toHaveLength(await countRules("[[redirects]]", "_redirects"));
});

test("only files that exist are cached forever", async () => {
  const published = await readdir("public", { recursive: true, withFileTypes: true });
  const files = published
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name).slice("public".length))
    // Of the scripts, one is enough.
    .filter((file) => !/^\/(?!app-).*-\w{10}\.js/.test(file));
  const isImmutable = ({ headers }: Response) => headers.get("cache-control")?.includes("immutable");
  const kinds = new Map(files.map((file) => [`${file.split("/")[1] ?? ""}${extname(file)}`, file]));
  for (const file of kinds.values()) {
    if (/^\/_(headers|redirects)$/.test(file)) continue;
    const response = await fetch(siteUrl(file));
    const isHashed = /^\/(fonts|static)\/|-\w{10}\.js/.test(file);
    expect([file, response.status, isImmutable(response)]).toEqual([file, 200, isHashed]);
    const missing = await fetch(siteUrl(file.replace(/\.\w+$/, "-missing$&")));
    expect([file, missing.status, isImmutable(missing)]).toEqual([file, 404, false]);
  }
});

/** What Netlify adds to the pages of a preview: a script, by its present address and its former one, that opens a frame. */
const BAR = ["/.netlify/scripts/cdp", "https://netlify-cdp-loader.netlify.app/netlify.js"];
const FRAME = "https://app.netlify.com/cdp";
const OPEN = `document.body.append(Object.assign(document.createElement("iframe"), { src: "${FRAME}" }))`;

test("a preview shows Netlify's bar for comments", async ({ page }) => {
  const html = addPolicy(await (await fetch(siteUrl("/about"))).text(), true);
  const scripts = BAR.map((src) => `<script async src="${src}"></script>`).join("");
  const body = html.replace("</body>", `<div>${scripts}</div></body>`);
  await page.route("/about", (route) => route.fulfill({ contentType: "text/html", body }));
  for (const src of BAR)
    await page.route(src, (route) => route.fulfill({ contentType: "text/javascript", body: OPEN }));
  await page.route(FRAME, (route) => route.fulfill({ contentType: "text/html", body: "Comments" }));
  await visit(page, "/about");
  for (const index of BAR.keys())
    await expect(page.frameLocator("iframe").nth(index).locator("body")).toHaveText("Comments");
});
