import type { Page } from "playwright-core";
import { articles } from "../support/entries";
import { scrollThrough, waitForPictures } from "./support/checks/pictures";
import { tooWide } from "./support/checks/reflow";
import { newVisitor } from "./support/visitor";

const visitor = newVisitor();

/** The most characters of a line that is easy to read: WCAG 1.4.8 allows 80. */
const MOST = 75;

/** The lines of the page's running text that have more characters than this. */
const longLines = (page: Page, most: number) =>
  page.evaluate((limit) => {
    const found: string[] = [];
    const blocks = document.querySelectorAll(
      "main :is(p, li, dd, dt, blockquote, figcaption, h1, h2, h3, h4, address)",
    );
    for (const block of blocks) {
      if (!block.checkVisibility() || block.querySelector("p, li, dd, dt, blockquote, h1, h2, h3, h4, div")) continue;
      const lines = new Map<number, string>();
      const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode.textContent ?? "";
        for (let index = 0; index < text.length; index += 1) {
          const range = document.createRange();
          range.setStart(walker.currentNode, index);
          range.setEnd(walker.currentNode, index + 1);
          const { bottom, width } = range.getBoundingClientRect();
          if (width > 0)
            lines.set(Math.round(bottom / 8), (lines.get(Math.round(bottom / 8)) ?? "") + (text[index] ?? ""));
        }
      }
      for (const line of lines.values()) if (line.trim().length > limit) found.push(`${block.tagName}: ${line.trim()}`);
    }
    return found;
  }, most);

/** Pictures that are shown larger than what was fetched of them. */
const blurredPictures = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>("main img")]
      .filter((image) => image.checkVisibility() && image.naturalWidth > 0 && !image.currentSrc.endsWith(".svg"))
      .filter((image) => {
        const { width, height } = image.getBoundingClientRect();
        // What fills its frame is as large as the frame's longer side asks for.
        const scale = Math.max(width / image.naturalWidth, height / image.naturalHeight);
        return scale > 1.02;
      })
      .map(({ currentSrc, sizes }) => `${currentSrc} ${sizes}`),
  );

test.each(["/", "/about", "/privacy-policy", `/blog/${articles[0]?.id ?? ""}`])(
  "%s has no line that is hard to read, no picture that is blurred, and nothing out of sight at 1920 px",
  async (path) => {
    const { page } = await visitor.visit(path, { viewport: { width: 1920, height: 1080 }, reducedMotion: "reduce" });
    expect(await longLines(page, MOST)).toEqual([]);
    expect(await tooWide(page)).toEqual([]);
    await scrollThrough(page);
    await waitForPictures(page);
    expect(await blurredPictures(page)).toEqual([]);
  },
);

test.each([
  ["/", 7],
  ["/services", 6],
  ["/industries", 6],
])("%s takes at most %d screens of 1280 × 800", async (path, screens) => {
  const { page } = await visitor.visit(path, { viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(screens * 800);
});
