import { basename } from "node:path";
import { heroSlides, services } from "../support/entries";
import { heroContrastNow, lowestHeroContrast } from "./support/checks/hero-contrast";
import { expectSlide, slideDot } from "./support/hero";
import { holdBack } from "./support/hold-back";
import { nextFrame, resize, waitUntilStill } from "./support/page-state";
import { PHONE, expect, test, visit } from "./support/test";
import { addTestStyle } from "./support/test-style";

/** WCAG 2.2, 1.4.3. */
const ENOUGH = 4.5;

const PICTURES = /\/static\/.*\.(avif|webp|jpe?g|png)$/;

test.describe("without motion", () => {
  test.use({ reducedMotion: "reduce", viewport: { width: 1280, height: 1000 } });

  test("the words of a banner stand out of the picture behind them, at each width and of each slide", async ({
    page,
  }) => {
    for (const path of [`/services/${services[0]?.id ?? ""}`, "/"]) {
      await visit(page, path);
      const slides = path === "/" ? heroSlides.length : 1;
      for (let slide = 1; slide <= slides; slide += 1) {
        if (slide > 1) {
          await slideDot(page, slide).click();
          await expectSlide(page, slide);
        }
        for (const width of [375, 1280]) {
          await resize(page, width);
          expect.soft(await lowestHeroContrast(page), `${path} ${slide}`).toBeGreaterThanOrEqual(ENOUGH);
        }
      }
    }
    // A picture that nothing darkens is found.
    await addTestStyle(
      page,
      "[data-hero] *::before { background: none !important } [data-hero] img { filter: contrast(0) brightness(2) }",
    );
    expect(await lowestHeroContrast(page)).toBeLessThan(ENOUGH);
  });
});

/** Stops every fade at its first frame. */
const HOLD_FADES = () => {
  const hold = ({ animationName }: AnimationEvent) => {
    if (animationName !== "fadeIn") return;
    const fades = document.getAnimations();
    for (const fade of fades) {
      fade.pause();
      fade.currentTime = 0;
    }
    // What has come to its end is no longer among the document's.
    Object.assign(window, { fades });
  };
  window.addEventListener("animationstart", hold, { capture: true });
};

test("the banner's words can be read without its picture, and while it fades in", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.addInitScript(HOLD_FADES);
  const pictures = await holdBack(page, PICTURES);
  await page.goto("/about", { waitUntil: "domcontentloaded" });
  await page.waitForFunction(() => "fades" in window);
  expect(await heroContrastNow(page)).toBeGreaterThanOrEqual(ENOUGH);
  await pictures.letGo();
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>("[data-hero] img")].every(({ complete }) => complete),
  );
  await waitUntilStill(page);
  for (const time of [0, 150, 300, 500]) {
    await page.evaluate((at) => {
      const { fades } = window as unknown as { fades: Animation[] };
      for (const fade of fades) fade.currentTime = at;
    }, time);
    await nextFrame(page);
    expect(await heroContrastNow(page)).toBeGreaterThanOrEqual(ENOUGH);
  }
});

test("no slide of the home page is faded to before it is decoded", async ({ page }) => {
  const file = basename(heroSlides[1]?.image ?? "", ".jpg");
  const pictures = await holdBack(page, new RegExp(`/static/.*/${file}\\.(avif|webp)$`));
  await visit(page, "/");
  const shown = page.locator("#hero-slides [data-shown]");
  const first = (await shown.getAttribute("aria-label")) ?? "";
  await slideDot(page, 2).click();
  await expect(slideDot(page, 2)).toHaveAttribute("aria-current", /./);
  await expect(shown).toHaveAttribute("aria-label", first);
  await pictures.letGo();
  await expect(shown).toHaveAttribute("aria-label", /^2 /);
  expect(await shown.locator("img").evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
});
