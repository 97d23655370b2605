import type { Page } from "@playwright/test";
import { caseStudies, heroSlides } from "../support/entries";
import { expectSlide, pauseButton, slideDot, slideDots } from "./support/hero";
import { waitForRender } from "./support/page-state";
import { DESKTOP, PHONE, expect, test, visit } from "./support/test";

const COUNT = heroSlides.length;

test.skip(COUNT < 2, "there is only one slide");

/** Chooses a slide, which restarts its 5 seconds. */
async function choose(page: Page, slide: number): Promise<void> {
  await slideDot(page, slide).click();
  await expectSlide(page, slide);
}

test("the hero changes every 5000 ms, also after a click on a dot, and stops when paused", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-11-20T09:00:00") });
  await visit(page, "/");
  await page.clock.pauseAt(new Date("2026-11-20T10:00:00"));
  // Now 5 seconds are left.
  await choose(page, COUNT);
  await choose(page, 1);
  await expect(slideDots(page)).toHaveCount(COUNT);
  await expect(page.locator("[data-hero] [data-slot=background]")).toHaveCSS("animation", /^0\.5s .*fadeIn$/);
  const passTime = async (slide: number) => {
    await page.clock.runFor(4999);
    await expectSlide(page, slide);
    await page.clock.runFor(1);
    await expectSlide(page, (slide % COUNT) + 1);
  };
  for (let slide = 1; slide <= COUNT; slide += 1) await passTime(slide);
  const pictures = page.locator("#hero-slides img");
  expect(new Set(await pictures.evaluateAll((all) => all.map((one) => one.getAttribute("src")))).size).toBe(COUNT);
  await page.clock.runFor(3000);
  await choose(page, COUNT);
  await passTime(COUNT);

  const pause = (await pauseButton(page).textContent()) ?? "";
  await pauseButton(page).click();
  await expect(pauseButton(page)).not.toHaveText(pause);
  await choose(page, 1);
  await page.clock.runFor(6_000);
  await waitForRender(page);
  // Not polled: the rotation would return to this slide.
  expect(await slideDot(page, 1).getAttribute("aria-current")).not.toBeNull();
  await pauseButton(page).click();
  await page.clock.runFor(5000);
  await expectSlide(page, 2);
});

test("the banner is at least 600 px high on phones and desktops, and no slide changes its height", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/");
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    const heights = new Set<number>();
    for (let slide = 1; slide <= COUNT; slide += 1) {
      await choose(page, slide);
      heights.add((await page.locator("[data-hero]").boundingBox())?.height ?? 0);
    }
    expect(heights.size).toBe(1);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(600);
  }
});

test("the result on a slide stays while a pointer is on it or its link has focus", async ({ page }) => {
  const first = 1 + heroSlides.findIndex(({ caseStudy }) => caseStudies.some(({ id }) => id === caseStudy));
  test.skip(first === 0, "no slide has a case study");
  await page.clock.install();
  await visit(page, "/");
  await choose(page, first);
  const link = page.locator("[data-hero] [data-shown] a");
  const expectStay = async () => {
    await page.clock.runFor(6_000);
    await waitForRender(page);
    await expectSlide(page, first);
  };
  await link.hover();
  await expectStay();
  await link.focus();
  await page.mouse.move(5, 5);
  await expectStay();
  await expect(link).toBeFocused();
});
