import type { Page } from "@playwright/test";

/** The area of A4 inside margins of 18 mm, in pixels. Other heights break the pages at other places. */
const WIDTH = "658px";
const HEIGHTS = [985, 900, 860, 820];

/** Runs in the browser: the lines of text that overlap in columns of this height. */
function overlappingLines(columnHeight: number): string[] {
  document.body.style.height = `${columnHeight}px`;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const lines: { readonly text: string; readonly box: DOMRect }[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    // Text for screen readers only is one pixel wide.
    if (!parent?.checkVisibility() || parent.clientWidth === 1 || parent.closest("option")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = node.textContent?.slice(0, 40) ?? "";
    lines.push(...[...range.getClientRects()].filter(({ width }) => width > 1).map((box) => ({ text, box })));
  }
  return lines.flatMap(({ text, box }, index) =>
    lines.slice(index + 1).flatMap((other) => {
      const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const height = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      // The head of a table repeats in each column.
      const overlaps = text !== other.text && width > 2 && height > Math.min(box.height, other.box.height) / 2;
      return overlaps ? [`${text} × ${other.text}`] : [];
    }),
  );
}

/** The printed lines that overlap. Columns break like pages, and scripts can measure them. */
export async function overlappingPrintLines(page: Page): Promise<string[]> {
  await page.locator("body").evaluate(({ style }, width) => {
    Object.assign(style, { width, columns: width, columnFill: "auto" });
  }, WIDTH);
  const found: string[] = [];
  for (const height of HEIGHTS) found.push(...(await page.evaluate(overlappingLines, height)));
  return found;
}
