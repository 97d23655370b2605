import { holdRequests, SCRIPTS } from "./support/requests";
import { expect, test } from "./support/test";

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
