import { readFile } from "node:fs/promises";
import { parseAllHeaders } from "@netlify/headers-parser";
import { parseAllRedirects } from "@netlify/redirect-parser";
import { expect, siteUrl, test, waitUntilHydrated } from "./support/test";

test("a script that somebody has put into a page doesn't run", async ({ browser }) => {
  // Of its own, as its policy is violated.
  const page = await browser.newPage();
  for (const path of ["/privacy-policy", "/nowhere"]) {
    const refused = page.waitForEvent("console", (message) => message.text().includes("Content Security Policy"));
    await page.route(siteUrl(path), async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace("</body>", "<script>window.isIn = true</script></body>");
      await route.fulfill({ response, body });
    });
    await page.goto(siteUrl(path));
    await waitUntilHydrated(page);
    await refused;
    expect(await page.evaluate(() => "isIn" in window)).toBe(false);
  }
  await page.close();
});

// Netlify goes on without a rule that it can't read.
test("Netlify reads every rule of netlify.toml, _headers and _redirects", async () => {
  const options = { netlifyConfigPath: "netlify.toml", minimal: false };
  const parsed = await Promise.all([
    parseAllHeaders({ ...options, headersFiles: ["public/_headers"], configHeaders: [] }),
    parseAllRedirects({ ...options, redirectsFiles: ["public/_redirects"], configRedirects: [] }),
  ]);
  expect(parsed.flatMap(({ errors }) => errors)).toEqual([]);
  const settings = await readFile("netlify.toml", "utf8");
  const counted = async (section: string, file: string) => {
    // The build writes no redirects where the content has none.
    const rules = await readFile(`public/${file}`, "utf8").catch(() => "");
    return settings.split(section).length - 1 + (rules.match(/^\//gm)?.length ?? 0);
  };
  const [{ headers }, { redirects }] = parsed;
  expect([headers.length, redirects.length]).toEqual([
    await counted("[[headers]]", "_headers"),
    await counted("[[redirects]]", "_redirects"),
  ]);
});
