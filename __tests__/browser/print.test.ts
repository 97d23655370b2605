import { services } from "../support/entries";
import { hiddenText } from "./support/checks/hidden-text";
import { overprintedLines } from "./support/checks/overprint";
import { waitUntilStill } from "./support/page-state";
import { expect, test, visit } from "./support/test";

test("paper has a page's content, all of it, and nothing else", async ({ page }) => {
  for (const path of ["/careers", "/faq", `/services/${services[0]?.id ?? ""}`]) {
    await page.emulateMedia({ media: "screen" });
    await visit(page, path);
    await page.emulateMedia({ media: "print" });
    await waitUntilStill(page);
    await expect.soft(page.locator("nav:visible, footer:visible"), path).toHaveCount(0);
    const fixed = await page
      .locator("body *:visible")
      .evaluateAll((all) => all.filter((element) => getComputedStyle(element).position === "fixed").length);
    expect.soft(fixed, path).toBe(0);
    const hidden = await hiddenText(page, { except: "[data-print=none], [data-needs-script], form", opacity: 1 });
    expect.soft(hidden, path).toEqual([]);
  }
});

for (const path of ["/", "/case-studies", "/contact"])
  test(`no line of ${path} is printed over another, wherever its pages break`, async ({ page }) => {
    await visit(page, path);
    expect(await overprintedLines(page)).toEqual([]);
  });

test.describe("addresses", () => {
  test.use({ javaScriptEnabled: false });

  test("are written out in full on paper", async ({ page }) => {
    await page.goto("/contact");
    const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
    await page.emulateMedia({ media: "print" });
    const links = await page.locator("main a:is([href^='/'], [href^=http]):visible").evaluateAll((all) =>
      all.map((link) => ({
        href: link.getAttribute("href") ?? "",
        written: getComputedStyle(link, "::after").content.replaceAll(/[" ()]/g, ""),
      })),
    );
    expect(links.length).toBeGreaterThan(0);
    expect(links.map(({ written }) => written)).toEqual(
      links.map(({ href }) => new URL(href, canonical ?? "").href.replace(/\/$/, "")),
    );
  });
});
