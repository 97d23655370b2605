import type { Page } from "playwright-core";
import { DESKTOP, PHONE, newVisitor } from "../../support/visitor";

const visitor = newVisitor();

/** What of the bar leads to a consultation, in sight and to be heard. */
const inBar = (page: Page) =>
  page.locator("[data-header]").getByRole("link", { name: "Request a Consultation", exact: true });

/** Scrolls so that this much of the banner's height is above the window. */
const scrollPast = (page: Page, share: number) =>
  page.evaluate((part) => {
    const { bottom } = document.querySelector("[data-hero]")?.getBoundingClientRect() ?? { bottom: NaN };
    scrollTo({ top: (bottom + scrollY) * part, behavior: "instant" });
  }, share);

test("the bar leads to a consultation once the banner is out of sight", async () => {
  const { page } = await visitor.visit("/", { viewport: PHONE });
  expect(await inBar(page).count()).toBe(0);
  await scrollPast(page, 0.5);
  expect(await inBar(page).count()).toBe(0);
  await scrollPast(page, 1);
  await inBar(page).waitFor();
  expect(await inBar(page).getAttribute("href")).toBe("/contact#request-consultation");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await scrollPast(page, 0);
  await inBar(page).waitFor({ state: "detached" });
});

test("it goes with the banner of the page that a link leads to", async () => {
  const { page } = await visitor.visit("/", { viewport: PHONE });
  await scrollPast(page, 1);
  await inBar(page).waitFor();
  await page.getByRole("contentinfo").getByRole("link", { name: "Sitemap" }).click();
  await page.waitForURL("**/sitemap");
  await inBar(page).waitFor({ state: "detached" });
  await scrollPast(page, 1);
  await inBar(page).waitFor();
});

test("desktops have it in the navigation alone", async () => {
  const { page } = await visitor.visit("/", { viewport: DESKTOP });
  await scrollPast(page, 1);
  // Drawn for narrower windows alone.
  await page.locator("[data-header] a[href='/contact#request-consultation']").nth(1).waitFor({ state: "attached" });
  expect(await inBar(page).count()).toBe(1);
});
