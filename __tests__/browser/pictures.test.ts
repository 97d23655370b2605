import { basename } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { contrast } from "../support/contrast";
import { heroSlides, services } from "../support/entries";
import { tooWide } from "./support/checks/layout";
import { loadPictures } from "./support/checks/pictures";
import { expectSlide, slideDot } from "./support/hero";
import { holdRequests } from "./support/requests";
import { addTestStyle, nextFrame, resize } from "./support/page-state";
import { expect, test, visit } from "./support/test";

/** The boxes of the banner's text lines, with their colors. Buttons have their own background; the chart's head is hidden. */
const readLines = (page: Page) =>
  page.locator("[data-hero]").evaluate((hero) => {
    const lines: { box: DOMRect; color: string }[] = [];
    const walker = document.createTreeWalker(hero, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      const isButton = parent?.closest("a[href*=contact], a[href^='mailto:'], button, thead");
      if (isButton || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const { color } = getComputedStyle(parent);
      lines.push(...[...range.getClientRects()].filter(({ width }) => width > 1).map((box) => ({ box, color })));
    }
    return lines;
  });

/** The lowest contrast between the banner's text and the brightest red, green and blue behind it. */
async function heroContrast(page: Page): Promise<number> {
  const lines = await readLines(page);
  const showText = await addTestStyle(
    page,
    // Keeps `color`, which may be in a transition.
    `[data-hero] * { -webkit-text-fill-color: transparent !important }
     [data-hero] :is(button, svg) { visibility: hidden !important }`,
  );
  await nextFrame(page);
  const picture = sharp(await page.screenshot());
  await showText();
  const { width: right = 0, height: bottom = 0 } = await picture.metadata();
  const contrasts = lines.map(async ({ box, color }) => {
    const [left, top] = [Math.max(0, Math.floor(box.left)), Math.max(0, Math.floor(box.top))];
    const width = Math.ceil(Math.min(right, box.right) - left);
    const height = Math.ceil(Math.min(bottom, box.bottom) - top);
    // stats() ignores a pending extract().
    const area = await picture.clone().extract({ left, top, width, height }).png().toBuffer();
    const { channels } = await sharp(area).stats();
    return contrast(color, `rgb(${channels.map(({ max }) => max).join()})`);
  });
  return Math.min(...(await Promise.all(contrasts)));
}

/** Waits until the banner's pictures are decoded: a loaded picture may not be painted yet. */
const waitForHero = (page: Page) =>
  page.locator("[data-hero] img").evaluateAll(async (images: HTMLImageElement[]) => {
    await Promise.all(images.filter(({ loading }) => loading !== "lazy").map((image) => image.decode()));
  });

/** WCAG 2.2, 1.4.3. */
const ENOUGH = 4.5;

const PICTURES = /\/static\/.*\.(avif|webp|jpe?g|png)$/;

async function expectReadable(page: Page, what: string) {
  for (const width of [375, 1280]) {
    await resize(page, width);
    await waitForHero(page);
    expect(await heroContrast(page), `${what} at ${width} px`).toBeGreaterThanOrEqual(ENOUGH);
  }
}

test.describe("without motion", () => {
  test.use({ reducedMotion: "reduce" });

  test("the text of banners has enough contrast with every pixel behind it", async ({ page }) => {
    for (const path of ["/privacy-policy", `/services/${services[0]?.id ?? ""}`]) {
      await visit(page, path);
      await expectReadable(page, path);
      await page.evaluate(() => (document.documentElement.dir = "rtl"));
      await expectReadable(page, `${path} from right to left`);
      expect(await tooWide(page), path).toEqual([]);
    }
    await visit(page, "/");
    for (const slide of heroSlides.keys()) {
      await slideDot(page, slide + 1).click();
      await expectSlide(page, slide + 1);
      await expectReadable(page, `slide ${slide + 1}`);
    }
  });

  for (const path of ["/", "/services"])
    test(`${path} shows alternative texts where pictures fail to load`, async ({ page }) => {
      await page.route(PICTURES, (route) => route.abort());
      await visit(page, path);
      for (const width of [1280, 375]) {
        await resize(page, width);
        await loadPictures(page);
        // Browsers show the alternative text of pictures inside an article themselves.
        const images = page.locator("main picture img:not([inert] *, figure > picture > *)");
        await expect(images.and(page.locator(":not([data-missing] *)"))).toHaveCount(0);
        expect(await images.count()).toBeGreaterThan(0);
        expect(await tooWide(page)).toEqual([]);
        const unreadable = await page
          .locator("main [data-missing]:not([inert] *, [aria-hidden=true] *)")
          .evaluateAll((frames) =>
            frames.flatMap((frame) => {
              const alt = frame.querySelector("picture img")?.getAttribute("alt") ?? "";
              const text = frame.querySelector("[role=img]");
              if (alt === "") return text ? ["text for a decoration"] : [];
              if (text?.textContent !== alt || text.ariaLabel !== alt) return [`missing: ${alt}`];
              const range = document.createRange();
              range.selectNodeContents(text);
              const [box, room] = [range.getBoundingClientRect(), frame.getBoundingClientRect()];
              const isCut = box.top < room.top - 1 || box.bottom > room.bottom + 1;
              const isNarrow = box.width === 0 || box.left < room.left - 1 || box.right > room.right + 1;
              return isCut || isNarrow ? [`cut off: ${alt}`] : [];
            }),
          );
        expect(unreadable).toEqual([]);
      }
    });
});

const BANNER = "[data-hero], [data-hero] *, [data-hero] *::before";

test("the text of the banner is readable without its picture and during the fade", async ({ page }) => {
  const pictures = await holdRequests(page, PICTURES);
  await page.goto("/about", { waitUntil: "domcontentloaded" });
  expect(await heroContrast(page), "without picture").toBeGreaterThanOrEqual(ENOUGH);
  await pictures.release();
  await waitForHero(page);
  await addTestStyle(page, `${BANNER} { animation-play-state: paused !important }`);
  const restart = await addTestStyle(page, `${BANNER} { animation-name: none !important }`);
  await nextFrame(page);
  // Restarts the fade. It is paused, so the negative delay sets its position.
  await restart();
  for (const time of [0, 100, 200, 300, 400, 500]) {
    await addTestStyle(page, `${BANNER} { animation-delay: -${time}ms !important }`);
    expect(await heroContrast(page), `after ${time} ms`).toBeGreaterThanOrEqual(ENOUGH);
  }
});

for (const loads of [true, false])
  test(`the hero keeps a slide until the next picture ${loads ? "is decoded" : "fails to load"}`, async ({ page }) => {
    const file = basename(heroSlides[1]?.image ?? "", ".jpg");
    const pictures = await holdRequests(page, new RegExp(`/static/.*/${file}\\.(avif|webp)$`));
    await visit(page, "/");
    await slideDot(page, 2).click();
    await expect(slideDot(page, 2)).toHaveAttribute("aria-current");
    const shown = page.locator("#hero-slides [data-shown]");
    await expect(page.locator("#hero-slides > :first-child")).toHaveAttribute("data-shown");
    if (!loads) await Promise.all(pictures.held.splice(0).map((route) => route.abort()));
    await pictures.release();
    await expectSlide(page, 2);
    const width = await shown.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth);
    expect(width > 0).toBe(loads);
    for (const slide of [1, 2]) {
      await slideDot(page, slide).click();
      await expectSlide(page, slide);
    }
  });
