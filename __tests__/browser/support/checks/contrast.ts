import type { Page } from "@playwright/test";
import sharp from "sharp";
import { contrast } from "../../../support/contrast";
import { nextFrame } from "../page-state";
import { addTestStyle } from "../test-style";

/** The boxes of the banner's text lines, with their colors. Buttons have their own background. */
const readLines = (page: Page) =>
  page.locator("[data-hero]").evaluate((hero) => {
    const lines: { box: DOMRect; color: string }[] = [];
    const walker = document.createTreeWalker(hero, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      const isButton = parent?.closest("a[href*=contact], a[href^='mailto:'], button");
      if (isButton || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const { color } = getComputedStyle(parent);
      lines.push(...[...range.getClientRects()].filter(({ width }) => width > 1).map((box) => ({ box, color })));
    }
    return lines;
  });

/** The lowest contrast between the banner's text and the brightest red, green and blue behind it. */
export async function heroContrast(page: Page): Promise<number> {
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
export const waitForHero = (page: Page) =>
  page.locator("[data-hero] img").evaluateAll(async (images: HTMLImageElement[]) => {
    await Promise.all(images.filter(({ loading }) => loading !== "lazy").map((image) => image.decode()));
  });
