import { readFile } from "node:fs/promises";
import { parseAllHeaders } from "@netlify/headers-parser";
import { parseAllRedirects } from "@netlify/redirect-parser";
import { expect, siteUrl, test, waitUntilHydrated } from "./support/test";

test("a script that was injected into a page does not run", async ({ browser }) => {
  // Not the fixture's page, which fails the test on a policy violation.
  const page = await browser.newPage();
  for (const path of ["/privacy-policy", "/nowhere"]) {
    const blocked = page.waitForEvent("console", (message) => message.text().includes("Content Security Policy"));
    await page.route(siteUrl(path), async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace("</body>", "<script>window.injected = true</script></body>");
      await route.fulfill({ response, body });
    });
    await page.goto(siteUrl(path));
    await waitUntilHydrated(page);
    await blocked;
    expect(await page.evaluate(() => "injected" in window)).toBe(false);
  }
  await page.close();
});

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
  expect([headers.length, redirects.length]).toEqual([
    await countRules("[[headers]]", "_headers"),
    await countRules("[[redirects]]", "_redirects"),
  ]);
});
