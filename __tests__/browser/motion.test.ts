import type { Page } from "@playwright/test";
import { heroSlides, services } from "../support/entries";
import { layoutShift } from "./support/checks/layout";
import { expectSlide, pauseButton, slideDot } from "./support/hero";
import { SCRIPTS, holdRequests } from "./support/requests";
import { waitForRender } from "./support/page-state";
import { PHONE, expect, test, visit, waitUntilHydrated } from "./support/test";

/** The first cards: the delays (in ms) of those that wait or fade, and whether their covers hide them. */
const covers = (page: Page) =>
  page
    .locator("main ul:has(> li > article)")
    .first()
    .evaluate((grid) => {
      const cards = [...grid.children];
      return {
        delays: cards.flatMap((card) => card.getAnimations().map(({ effect }) => effect?.getTiming().delay)),
        hidden: cards.map((card) => {
          const { content, opacity } = getComputedStyle(card, "::after");
          return content !== "none" && opacity !== "0";
        }),
      };
    });

test("cards fade in 0.1 s apart, those below the window when they come into it, and print in full", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  const scripts = await holdRequests(page, SCRIPTS);
  await page.addInitScript(() => {
    const paused = new CSSStyleSheet();
    paused.replaceSync("main li, main li::after { animation-play-state: paused !important }");
    document.adoptedStyleSheets = [paused];
  });
  await page.goto("/services", { waitUntil: "commit" });
  const delays = services.map((_card, index) => Math.min(index, 5) * 100);
  await expect.poll(async () => (await covers(page)).delays).toEqual(delays);
  const last = page.locator("main ul:has(> li > article)").first().locator("> li").last();
  // A press reaches what a cover hides.
  await last.locator("a, button").click({ trial: true });
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await scripts.release();
  await waitUntilHydrated(page);
  // Now the cards below the window wait, and are visible for what doesn't scroll.
  await expect.poll(async () => (await covers(page)).delays.length).toBeLessThan(delays.length);
  expect((await covers(page)).hidden.at(-1)).toBe(false);
  await last.evaluate((card) => {
    window.scrollBy({ top: card.getBoundingClientRect().top - window.innerHeight - 20, behavior: "instant" });
  });
  await expect.poll(async () => (await covers(page)).hidden.at(-1)).toBe(true);
  await page.emulateMedia({ media: "print" });
  expect((await covers(page)).hidden).not.toContain(true);
  await page.emulateMedia({ media: "screen" });
  await page.evaluate(() => (document.adoptedStyleSheets = []));
  await last.scrollIntoViewIfNeeded();
  await expect.poll(async () => (await covers(page)).hidden.at(-1)).toBe(false);
});

test("with reduced motion, the hero changes only with its dots, and no card is covered", async ({ page }) => {
  test.skip(heroSlides.length < 2, "there is only one slide");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await visit(page, "/");
  for (const slide of [1, 2]) {
    await slideDot(page, slide).click();
    await expectSlide(page, slide);
    await page.clock.runFor(6_000);
    await waitForRender(page);
    // Not polled: the rotation would return to this slide.
    expect(await slideDot(page, slide).getAttribute("aria-current")).not.toBeNull();
  }
  await expect(pauseButton(page)).toBeHidden();
  await visit(page, "/services");
  expect((await covers(page)).hidden).not.toContain(true);
});

test("a page does not shift when its fonts load late", async ({ page }) => {
  await page.setViewportSize(PHONE);
  const fonts = await holdRequests(page, "**/*.woff2");
  await page.goto("/", { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  const areLoaded = () =>
    page.evaluate(() => document.fonts.check('1rem "Body"') && document.fonts.check('1rem "Heading"'));
  expect(await areLoaded()).toBe(false);
  await fonts.release();
  await waitUntilHydrated(page);
  await expect.poll(areLoaded).toBe(true);
  expect(await layoutShift(page)).toBeLessThan(0.01);
});
