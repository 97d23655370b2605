import type { Page } from "@playwright/test";
import sharp from "sharp";
import { nextFrame } from "../page-state";
import { addTestStyle } from "../test-style";

/** Relative luminance of red, green and blue from 0 to 255: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(channels: ArrayLike<number>, at = 0): number {
  const light = (offset: number) => LIGHT[channels[at + offset] ?? 0] ?? 0;
  return 0.2126 * light(0) + 0.7152 * light(1) + 0.0722 * light(2);
}

/** The light of each value of a channel, from 0 to 1. */
const LIGHT = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

const ratio = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
const luminanceOf = (color: string) => luminance((color.match(/[\d.]+/g) ?? []).map(Number));

/** The contrast of two colors as the browser computes them. */
export const contrast = (one: string, other: string) => ratio(luminanceOf(one), luminanceOf(other));

/** The lines of the banner's words in pixels of the window, and their colors. A button has its own ground. */
const readLines = (page: Page) =>
  page.locator("[data-hero]").evaluate((hero) => {
    const lines: { box: DOMRect; color: string }[] = [];
    const walker = document.createTreeWalker(hero, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      const isOwn = parent?.closest("a[href*=contact], a[href^='mailto:'], button");
      if (isOwn || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const { color } = getComputedStyle(parent);
      lines.push(...[...range.getClientRects()].filter(({ width }) => width > 1).map((box) => ({ box, color })));
    }
    return lines;
  });

/** The lowest contrast of the banner's words with any pixel that is now behind them, as the browser draws it. */
export async function heroContrast(page: Page): Promise<number> {
  const lines = await readLines(page);
  const showWords = await addTestStyle(
    page,
    // Their `color`, which may be in a transition, stays.
    `[data-hero] * { -webkit-text-fill-color: transparent !important }
     [data-hero] :is(button, svg) { visibility: hidden !important }`,
  );
  await nextFrame(page);
  const picture = sharp(await page.screenshot()).removeAlpha();
  await showWords();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const contrasts = lines.map(({ box: { left, top, right, bottom }, color }) => {
    let brightest = 0;
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(bottom, info.height); y += 1)
      for (let x = Math.max(0, Math.floor(left)); x < Math.min(right, info.width); x += 1)
        brightest = Math.max(brightest, luminance(data, (y * info.width + x) * info.channels));
    return (luminanceOf(color) + 0.05) / (brightest + 0.05);
  });
  return Math.min(...contrasts);
}

/** Waits until the banner's pictures are there and can be painted. */
export const waitForHero = (page: Page) =>
  page.locator("[data-hero] img").evaluateAll(async (images: HTMLImageElement[]) => {
    // Loaded, a picture may still be on its way to being painted, with the light ground of its frame in its place.
    await Promise.all(images.filter(({ loading }) => loading !== "lazy").map((image) => image.decode()));
  });
