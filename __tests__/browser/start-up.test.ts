import { holdRequests, SCRIPTS } from "./support/requests";
import { expect, test, visit } from "./support/test";

test("scripts load after the picture of the banner, or when the visitor presses a key", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  const pictures = await holdRequests(page, "**/static/**/*.avif");
  await page.goto("/about", { waitUntil: "domcontentloaded" });
  await expect(page.locator("[data-hero] h1")).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(pictures.held).not.toEqual([]);
  expect(requested.filter((path) => path.endsWith(".js"))).toEqual([]);
  const script = page.waitForRequest(SCRIPTS);
  await page.keyboard.press("Tab");
  await script;
});

test("the page of a visible link is prefetched after the first interaction", async ({ page }) => {
  await page.clock.install();
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await visit(page, "/");
  // Gatsby starts to prefetch 3 s after the first link is visible.
  await page.clock.runFor(10_000);
  expect(requested).not.toContain("/page-data/contact/page-data.json");

  const script = page.waitForResponse("**/component---src-pages-contact-*.js");
  await page.mouse.move(1, 1);
  await page.clock.runFor(1_000);
  await (await script).finished();
  await page.clock.resume();
  await page.context().setOffline(true);
  await page.locator("header a[href='/contact']").first().click();
  await expect(page.locator("form[action='/api/contact']")).toBeVisible();
});
