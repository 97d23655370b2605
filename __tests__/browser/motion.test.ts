import type { Page } from "@playwright/test";
import { heroSlides, industries, services } from "../support/entries";
import { accessibilityViolations } from "./support/checks/accessibility";
import { layoutShift } from "./support/checks/layout";
import { expectSlide, pauseButton, slideDot } from "./support/hero";
import { SCRIPTS, holdRequests } from "./support/requests";
import { waitForRender } from "./support/page-state";
import { DESKTOP, PHONE, expect, test, visit, waitUntilHydrated } from "./support/test";

/** The covers of the first cards: the delays (in ms) and the properties of those that fade, and which hide their card. */
const covers = (page: Page) =>
  page
    .locator("main ul:has(> li > article)")
    .first()
    .evaluate((grid) => {
      const cards = [...grid.children];
      const fades = cards.flatMap((card) => card.getAnimations({ subtree: true })).map(({ effect }) => effect);
      const timing = ["composite", "computedOffset", "easing", "offset"];
      const frames = fades.flatMap((effect) => (effect as KeyframeEffect).getKeyframes());
      return {
        delays: cards.flatMap((card) => card.getAnimations().map(({ effect }) => effect?.getTiming().delay)),
        properties: [...new Set(frames.flatMap((one) => Object.keys(one)))].filter((key) => !timing.includes(key)),
        hidden: cards.map((card) => {
          const { content, opacity } = getComputedStyle(card, "::after");
          return getComputedStyle(card).opacity === "0" || (content !== "none" && opacity !== "0");
        }),
      };
    });

const [path, cards] = services.length < industries.length ? ["/industries", industries] : ["/services", services];

/** In milliseconds. */
const DELAYS = cards.map((_card, index) => Math.min(index, 5) * 100);

for (const viewport of [DESKTOP, PHONE])
  test(`cards fade in 0.1 s apart, accessible, at ${viewport.width} px`, async ({ page }) => {
    // Not all cards are in the first window.
    await page.setViewportSize({ ...viewport, height: 700 });
    const scripts = await holdRequests(page, SCRIPTS);
    await page.addInitScript(() => {
      const paused = new CSSStyleSheet();
      paused.replaceSync("main li, main li::after { animation-play-state: paused !important }");
      document.adoptedStyleSheets = [paused];
    });
    await page.goto(path, { waitUntil: "commit" });
    await expect.poll(async () => (await covers(page)).delays).toEqual(DELAYS);
    expect((await covers(page)).properties).toEqual(["opacity"]);
    await page.evaluate(() => {
      for (const fade of document.getAnimations()) fade.currentTime = Number(fade.effect?.getTiming().delay) + 200;
    });
    expect(await accessibilityViolations(page)).toEqual([]);
    const last = page.locator("main ul:has(> li > article)").first().locator("> li").last();
    // A press reaches what a cover hides.
    await last.locator("a, button").click({ trial: true });
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await scripts.release();
    await waitUntilHydrated(page);
    // Now the cards below the window wait, and are visible for what doesn't scroll.
    await expect.poll(async () => (await covers(page)).delays.length).toBeLessThan(DELAYS.length);
    const { delays, hidden } = await covers(page);
    expect(hidden.at(-1)).toBe(false);
    await last.evaluate((card) => {
      window.scrollBy({ top: card.getBoundingClientRect().top - window.innerHeight - 20, behavior: "instant" });
    });
    await expect.poll(async () => (await covers(page)).hidden.at(-1)).toBe(true);
    const together = (await covers(page)).delays.slice(delays.length);
    expect(together).toEqual(together.map((_delay, index) => Number(together[0]) + index * 100));
    await page.emulateMedia({ media: "print" });
    expect((await covers(page)).hidden).not.toContain(true);
    await page.emulateMedia({ media: "screen" });
    await page.evaluate(() => (document.adoptedStyleSheets = []));
    await last.scrollIntoViewIfNeeded();
    await expect.poll(async () => (await covers(page)).hidden.at(-1)).toBe(false);
  });

test("related cards that replace those of the HTML wait for the visitor, too", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.addInitScript(() => (Math.random = () => 0.999));
  await visit(page, `/services/${services[0]?.id ?? ""}`);
  await expect(page.locator("main section:has(> * > a[href='/services']) li[data-waiting]")).toHaveCount(2);
});

test("with reduced motion, the hero changes only with its dots and has no pause button", async ({ page }) => {
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
});

test("with reduced motion, no card is covered", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, path);
  expect((await covers(page)).hidden).not.toContain(true);
});

for (const [shown, viewport] of [["/", PHONE] as const, ["/about", DESKTOP] as const])
  test(`${shown} does not shift when its fonts load late at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const fonts = await holdRequests(page, "**/*.woff2");
    await page.goto(shown, { waitUntil: "commit" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    const areLoaded = () =>
      page.evaluate(() => document.fonts.check('1rem "Body"') && document.fonts.check('1rem "Heading"'));
    expect(await areLoaded()).toBe(false);
    await fonts.release();
    await waitUntilHydrated(page);
    await expect.poll(areLoaded).toBe(true);
    expect(await layoutShift(page)).toBeLessThan(0.01);
  });
