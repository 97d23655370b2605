import type { Page } from "playwright-core";
import { caseStudies, services } from "../support/entries";
import { eventually } from "./support/eventually";
import { waitUntilLanded } from "./support/page-state";
import { articles } from "./support/shown-content";
import { DESKTOP, PHONE, newVisitor } from "./support/visitor";

const visitor = newVisitor();

/** Where the bar that stays at the window's top ends, in pixels. */
const barEnd = (page: Page) => page.locator("[data-header]").evaluate((bar) => bar.getBoundingClientRect().bottom);

/** The anchor of the last of these entries, which is furthest down. */
const lastOf = (path: string, entries: readonly { readonly id: string }[]) =>
  entries.slice(-1).map(({ id }) => `${path}#${id}`);

describe("an anchor lands below the bar", () => {
  test.each(
    [PHONE, DESKTOP].flatMap((viewport) =>
      [
        "/about#team",
        "/careers#positions",
        "/contact#request-consultation",
        ...lastOf("/services", services),
        ...lastOf("/case-studies", caseStudies),
        ...lastOf("/blog", articles),
      ].map((address) => ({ address, viewport, width: viewport.width })),
    ),
  )("at $width px: $address", async ({ address, viewport }) => {
    const { page } = await visitor.visit(address, { viewport, reducedMotion: "reduce" });
    const section = page.locator(`[id="${address.split("#")[1] ?? ""}"]`);
    await waitUntilLanded(page, section.locator("h2").first());
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    await eventually(async () => {
      const top = await section.evaluate((element) => element.getBoundingClientRect().top);
      expect(Math.abs(top - (await barEnd(page)))).toBeLessThan(2);
    });
  });

  test("also when reached from another page, and with smooth scrolling", async () => {
    const { page } = await visitor.visit("/");
    await page.getByRole("contentinfo").getByRole("link", { name: "Sitemap" }).click();
    await page.waitForURL("**/sitemap");
    await page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "About" }).click();
    await page.locator('nav[aria-label=Main] a[href="/about#team"]').click();
    await page.waitForURL("**/about#team");
    await waitUntilLanded(page, page.locator("#team h2").first());
  });
});
