import type { Page } from "@playwright/test";
import { holdRequests } from "./support/requests";
import { findAll, staticPage } from "./support/static-pages";
import { PHONE, expect, test, waitUntilHydrated } from "./support/test";

const LINK = "[data-first-screen-end] link[rel=stylesheet]";

const expectFooterStyles = (page: Page) => expect(page.locator("footer")).toHaveCSS("border-top-width", "1px");

test.use({ viewport: PHONE, reducedMotion: "reduce" });

test("the first screen of the home page looks the same before the other styles load", async ({ page }) => {
  expect(findAll((await staticPage("/")).document, LINK)).toHaveLength(1);
  const { release } = await holdRequests(page, /\/static\/\w+\.css$/);
  // The parser waits for these styles, so the rest of the page is still missing.
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.locator(LINK)).toBeAttached();
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  await page.evaluate(() => document.fonts.ready);
  const height = await page
    .locator(":has(+ [data-first-screen-end])")
    .evaluate((banner) => Math.floor(banner.getBoundingClientRect().bottom));
  const clip = { x: 0, y: 0, width: PHONE.width, height };
  const before = await page.screenshot({ clip });
  await expect(page.locator("#why-us")).toHaveCount(0);
  await release();
  await waitUntilHydrated(page);
  expect((await page.screenshot({ clip })).equals(before)).toBe(true);
  await expect(page.locator("#services ul")).toHaveCSS("display", "grid");
  await expectFooterStyles(page);

  await page.locator('footer a[href="/sitemap"]').first().click();
  await expect(page).toHaveURL("/sitemap");
  await expect(page.locator(LINK)).not.toBeAttached();
  await expectFooterStyles(page);
  await page.goBack();
  await expect(page.locator("link[rel=stylesheet]")).toHaveCount(1);
  await expect(page.locator("#services ul")).toHaveCSS("display", "grid");
  await expectFooterStyles(page);
});
