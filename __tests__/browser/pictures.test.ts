import { basename } from "node:path";
import type { Page } from "@playwright/test";
import { heroSlides, services } from "../support/entries";
import { heroContrast, waitForHero } from "./support/checks/contrast";
import { tooWide } from "./support/checks/layout";
import { loadPictures } from "./support/checks/pictures";
import { expectSlide, slideDot } from "./support/hero";
import { holdRequests } from "./support/requests";
import { nextFrame, resize } from "./support/page-state";
import { addTestStyle } from "./support/test-style";
import { expect, test, visit } from "./support/test";

/** WCAG 2.2, 1.4.3. */
const ENOUGH = 4.5;

const PICTURES = /\/static\/.*\.(avif|webp|jpe?g|png)$/;

async function expectReadable(page: Page, what: string) {
  for (const width of [375, 1280]) {
    await resize(page, width);
    await waitForHero(page);
    expect(await heroContrast(page), `${what} at ${String(width)} px`).toBeGreaterThanOrEqual(ENOUGH);
  }
}

test.describe("without motion", () => {
  test.use({ reducedMotion: "reduce" });

  test("the words of banners contrast with each pixel behind them", async ({ page }) => {
    for (const path of ["/privacy-policy", `/services/${services[0]?.id ?? ""}`]) {
      await visit(page, path);
      await expectReadable(page, path);
    }
    await visit(page, "/");
    for (const slide of heroSlides.keys()) {
      await slideDot(page, slide + 1).click();
      await expectSlide(page, slide + 1);
      await expectReadable(page, `slide ${String(slide + 1)}`);
    }
  });

  for (const path of ["/", "/blog"])
    test(`where pictures of ${path} are missing, their words are in their place`, async ({ page }) => {
      await page.route(PICTURES, (route) => route.abort());
      await visit(page, path);
      for (const width of [1280, 375]) {
        await resize(page, width);
        await loadPictures(page);
        // Browsers themselves show the words of a picture in the midst of a text.
        const images = page.locator("main picture img:not([inert] *, figure > picture > *)");
        await expect(images.and(page.locator(":not([data-missing] *)"))).toHaveCount(0);
        expect(await images.count()).toBeGreaterThan(0);
        expect(await tooWide(page)).toEqual([]);
        const unreadable = await page
          .locator("main [data-missing]:not([inert] *, [aria-hidden=true] *)")
          .evaluateAll((frames) =>
            frames.flatMap((frame) => {
              const alt = frame.querySelector("picture img")?.getAttribute("alt") ?? "";
              const words = frame.querySelector("[role=img]");
              if (alt === "") return words ? ["words for a decoration"] : [];
              if (words?.textContent !== alt || words.ariaLabel !== alt) return [`without words: ${alt}`];
              // A thumbnail has words for those who listen only.
              if (frame.clientWidth <= 112) return words.checkVisibility() ? [] : [`hidden: ${alt}`];
              const text = document.createRange();
              text.selectNodeContents(words.firstElementChild ?? words);
              const [box, room] = [text.getBoundingClientRect(), frame.getBoundingClientRect()];
              const isCut = box.top < room.top - 1 || box.bottom > room.bottom + 1;
              const isNarrow = box.width === 0 || box.left < room.left - 1 || box.right > room.right + 1;
              return isCut || isNarrow ? [`cut off: ${alt}`] : [];
            }),
          );
        expect(unreadable).toEqual([]);
      }
    });
});

/** All that may fade in the banner. */
const BANNER = "[data-hero], [data-hero] *, [data-hero] *::before";

test("the banner's words can be read without its picture, and in every frame of its fade", async ({ page }) => {
  const pictures = await holdRequests(page, PICTURES);
  await page.goto("/about", { waitUntil: "domcontentloaded" });
  expect(await heroContrast(page), "without picture").toBeGreaterThanOrEqual(ENOUGH);
  await pictures.release();
  await waitForHero(page);
  await addTestStyle(page, `${BANNER} { animation-play-state: paused !important }`);
  const stop = await addTestStyle(page, `${BANNER} { animation-name: none !important }`);
  await nextFrame(page);
  // The fade begins again, and waits where the delay puts it.
  await stop();
  for (const time of [0, 100, 200, 300, 400, 500]) {
    await addTestStyle(page, `${BANNER} { animation-delay: -${String(time)}ms !important }`);
    expect(await heroContrast(page), `after ${String(time)} ms`).toBeGreaterThanOrEqual(ENOUGH);
  }
});

test("no slide of the home page is faded to before it is decoded", async ({ page }) => {
  const file = basename(heroSlides[1]?.image ?? "", ".jpg");
  const pictures = await holdRequests(page, new RegExp(`/static/.*/${file}\\.(avif|webp)$`));
  await visit(page, "/");
  await slideDot(page, 2).click();
  await expect(slideDot(page, 2)).toHaveAttribute("aria-current");
  const shown = page.locator("#hero-slides [data-shown]");
  await expect(shown).toHaveAttribute("aria-label", /^1 /);
  await pictures.release();
  await expectSlide(page, 2);
  expect(await shown.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});
