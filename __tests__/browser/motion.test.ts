import type { Locator } from "@playwright/test";
import { heroSlides } from "../support/entries";
import { layoutShift } from "./support/checks/layout";
import { expectSlide, slideDot } from "./support/hero";
import { holdRequests } from "./support/requests";
import { waitForRender } from "./support/page-state";
import { DESKTOP, PHONE, expect, test, visit } from "./support/test";

/** The positions of the cards and their contents, and the opacities of the cards. */
const layoutOf = (grid: Locator) =>
  grid.evaluate((list) => ({
    places: [...list.querySelectorAll("*")].map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left, top + scrollY, width, height].map(Math.round);
    }),
    opacities: [...new Set([...list.children].map((card) => getComputedStyle(card).opacity))],
  }));

test("cards fade in 0.1 s apart when their grid comes into view, without moving", async ({ page }) => {
  // Low enough that the grid is below the window.
  await page.setViewportSize({ width: 375, height: 480 });
  await visit(page, "/services");
  const grid = page.locator("#all ul");
  await expect(grid).toHaveAttribute("data-stagger", "waiting");
  const before = await layoutOf(grid);
  // axe skips the contrast of fully transparent elements.
  expect(before.opacities).toEqual(["0"]);
  await grid.evaluate((element) => {
    element.scrollIntoView({ behavior: "instant", block: "start" });
  });
  await expect(grid).toHaveAttribute("data-stagger", "fading");
  const delays = await grid
    .locator("> li")
    .evaluateAll((cards) =>
      cards.flatMap((card) => card.getAnimations({ subtree: true }).map(({ effect }) => effect?.getTiming().delay)),
    );
  expect(delays.length).toBeGreaterThan(2);
  expect(delays).toEqual(delays.map((_, index) => index * 100));
  expect((await layoutOf(grid)).places).toEqual(before.places);
  await expect.poll(() => layoutOf(grid)).toEqual({ places: before.places, opacities: ["1"] });
});

test.describe("with reduced motion", () => {
  test.use({ reducedMotion: "reduce" });

  test("the hero changes only with its dots and has no pause button", async ({ page }) => {
    await page.clock.install();
    await visit(page, "/");
    for (const slide of [1, Math.min(2, heroSlides.length)]) {
      await slideDot(page, slide).click();
      await expectSlide(page, slide);
      await page.clock.runFor(6_000);
      await waitForRender(page);
      // Not polled: the rotation would return to this slide.
      expect(await slideDot(page, slide).getAttribute("aria-current")).not.toBeNull();
    }
    await expect(page.getByRole("button", { name: /slideshow$/ })).toHaveCount(0);
  });
});

for (const { path, viewport, tag } of [
  { path: "/", viewport: PHONE, tag: [] },
  { path: "/", viewport: DESKTOP, tag: ["@all"] },
  { path: "/careers", viewport: PHONE, tag: ["@all"] },
  { path: "/careers", viewport: DESKTOP, tag: [] },
])
  test(
    `${path} does not shift when its fonts load after the first paint at ${String(viewport.width)} px`,
    { tag },
    async ({ page }) => {
      await page.setViewportSize(viewport);
      const fonts = await holdRequests(page, "**/*.woff2");
      await page.goto(path, { waitUntil: "commit" });
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      expect(await page.evaluate(() => document.fonts.check('1rem "Body"'))).toBe(false);
      await fonts.release();
      await page.waitForLoadState("networkidle");
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(() => document.fonts.check('1rem "Body"'))).toBe(true);
      expect(await layoutShift(page)).toBeLessThan(0.01);
    },
  );
