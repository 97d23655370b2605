import type { Page } from "@playwright/test";
import sharp from "sharp";
import { nextFrame } from "../page-state";
import { addTestStyle } from "../test-style";

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The light of each value of a channel, from 0 to 1. */
const LIGHT = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/**
 * Relative luminance: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
 *
 * @param channels red, green and blue, from 0 to 255, of any number of colors
 * @param at where the color begins
 */
function luminance(channels: ArrayLike<number>, at = 0): number {
  const light = (offset: number) => LIGHT[channels[at + offset] ?? 0] ?? 0;
  return 0.2126 * light(0) + 0.7152 * light(1) + 0.0722 * light(2);
}

/** Takes the words' ink away and leaves their `color`, which may be in a transition, as it is. */
const HIDDEN =
  "[data-hero] * { -webkit-text-fill-color: transparent !important } [data-hero] :is(button, svg) { visibility: hidden !important }";

/** Where the banner's words stand, line by line, in pixels of the window, and their colours. */
function readLines(page: Page) {
  return page.evaluate(() => {
    const hero = document.querySelector("[data-hero]");
    if (!hero) throw new Error("no hero banner");
    const lines: { box: Box; color: string }[] = [];
    const walker = document.createTreeWalker(hero, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      // A button has its own ground, which the recipes' test measures.
      if (
        !parent?.checkVisibility({ visibilityProperty: true }) ||
        parent.closest("a[href*=contact], a[href^='mailto:'], button")
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      for (const { left, top, width, height } of range.getClientRects()) {
        if (width > 1) lines.push({ box: { left, top, width, height }, color: getComputedStyle(parent).color });
      }
    }
    return lines;
  });
}

/** The part of the window that holds all of these boxes, in whole pixels. */
function around(boxes: readonly Box[], window: { readonly width: number; readonly height: number }) {
  const x = Math.max(0, Math.floor(Math.min(...boxes.map(({ left }) => left))));
  const y = Math.max(0, Math.floor(Math.min(...boxes.map(({ top }) => top))));
  const right = Math.min(window.width, Math.ceil(Math.max(...boxes.map(({ left, width }) => left + width))));
  const bottom = Math.min(window.height, Math.ceil(Math.max(...boxes.map(({ top, height }) => top + height))));
  return { x, y, width: right - x, height: bottom - y };
}

/** The brightest luminance that the window shows in each box. */
async function brightest(page: Page, boxes: readonly Box[]): Promise<number[]> {
  const window = page.viewportSize();
  if (!window) throw new Error("a page without a window");
  const clip = around(boxes, window);
  // A browser takes several times longer to encode the whole window, pictures and all, than what is behind the words.
  const picture = await page.screenshot({ clip });
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return boxes.map((box) => {
    const [left, top] = [box.left - clip.x, box.top - clip.y];
    let found = 0;
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(top + box.height, info.height); y += 1) {
      for (let x = Math.max(0, Math.floor(left)); x < Math.min(left + box.width, info.width); x += 1) {
        const at = (y * info.width + x) * info.channels;
        found = Math.max(found, luminance(data, at));
      }
    }
    return found;
  });
}

/**
 * The lowest contrast of the hero banner's words with any pixel behind them, as the browser draws it.
 *
 * @param page one that shows the banner without motion, at its top
 */
export async function lowestHeroContrast(page: Page): Promise<number> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>("[data-hero] img")].every(({ complete }) => complete),
  );
  // Loaded, a picture may still be on its way to being painted, with the light ground of its frame in its place.
  await page.evaluate(async () => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>("[data-hero] img")];
    await Promise.all(pictures.filter((picture) => picture.naturalWidth > 0).map((picture) => picture.decode()));
  });
  return heroContrastNow(page);
}

/** The same of what the banner shows at the moment, whether its picture is there or not. */
export async function heroContrastNow(page: Page): Promise<number> {
  const lines = await readLines(page);
  if (lines.length === 0) throw new Error("no words in the hero banner");
  const showWords = await addTestStyle(page, HIDDEN);
  await nextFrame(page);
  const grounds = await brightest(
    page,
    lines.map(({ box }) => box),
  );
  await showWords();
  const ratios = lines.map(({ color }, index) => {
    const words = luminance((/\d+, \d+, \d+/.exec(color)?.[0] ?? "").split(", ").map(Number));
    return (words + 0.05) / ((grounds[index] ?? 0) + 0.05);
  });
  return Math.min(...ratios);
}
