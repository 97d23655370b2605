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

for (const viewport of [PHONE, DESKTOP])
  test(`the banner is at least 600 px high at ${viewport.width} px, and no slide changes its height`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize(viewport);
    await visit(page, "/");
    const heights = new Set<number | undefined>();
    for (let slide = 1; slide <= COUNT; slide += 1) {
      await choose(page, slide);
      heights.add((await page.locator("[data-hero]").boundingBox())?.height);
    }
    expect(heights.size).toBe(1);
    expect(Math.min(...[...heights].map(Number))).toBeGreaterThanOrEqual(600);
  });

test("a hidden page keeps its slide; pictures load 2.5 s ahead", async ({ page }) => {
  const setHidden = (value: boolean) => {
    Object.defineProperty(document, "hidden", { value, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  };
  await page.addInitScript(setHidden, true);
  await page.clock.install({ time: new Date("2026-11-20T09:00:00") });
  await visit(page, "/");
  await page.clock.pauseAt(new Date("2026-11-20T10:00:00"));
  await page.clock.runFor(20_000);
  await waitForRender(page);
  const pictures = page.locator("#hero-slides img");
  await expect(pictures).toHaveCount(1);
  await expect(pictures).toHaveAttribute("loading", "eager");
  await page.evaluate(setHidden, false);
  await waitForRender(page);
  await page.clock.runFor(2500);
  await expect(pictures).toHaveCount(2);
  await expectSlide(page, 1);
});

test("the caption of a slide stays while a pointer is on it or its link has focus", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-11-20T09:00:00") });
  await visit(page, "/");
  await page.clock.pauseAt(new Date("2026-11-20T10:00:00"));
  const first =
    1 + heroSlides.findIndex(({ caption, caseStudy }) => caption && caseStudies.some(({ id }) => id === caseStudy));
  test.skip(first === 0, "no slide has a caption");
  await choose(page, first);
  const link = page.locator("[data-hero] [data-shown] > a");
  const target = await link.getAttribute("href");
  for (const hold of ["hover", "focus"] as const) {
    await link[hold]();
    await page.clock.runFor(12_000);
    await waitForRender(page);
    await expectSlide(page, first);
    if (hold === "focus") break;
    await page.mouse.move(5, 5);
    await page.clock.runFor(5_000);
    await expectSlide(page, (first % COUNT) + 1);
    await choose(page, first);
    await page.mouse.move(5, 5);
  }
  await expect(link).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(target ?? "");
});
