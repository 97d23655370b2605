import type { Page } from "@playwright/test";

/** The room that A4 leaves within the margins of 18 mm, in pixels, and other heights, at which pages break elsewhere. */
const WIDTH = "658px";
const HEIGHTS = [985, 900, 860, 820];

/** Lines of text that are over each other in the page's columns of this height; it runs in the browser. */
function crossedLines(height: number): string[] {
  document.body.style.height = `${String(height)}px`;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const lines: { readonly text: string; readonly box: DOMRect }[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    // What is there for those who listen only has no room of its own.
    if (!parent?.checkVisibility() || parent.clientWidth === 1 || parent.closest("option")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = node.textContent?.slice(0, 40) ?? "";
    lines.push(...[...range.getClientRects()].filter(({ width }) => width > 1).map((box) => ({ text, box })));
  }
  return lines.flatMap(({ text, box }, index) =>
    lines.slice(index + 1).flatMap((other) => {
      const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const shared = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      // A table's head is repeated in each column.
      const isCrossed = text !== other.text && width > 2 && shared > Math.min(box.height, other.box.height) / 2;
      return isCrossed ? [`${text} × ${other.text}`] : [];
    }),
  );
}

/** The lines of a page in print that are over each other, wherever it breaks: columns break as pages do, and can be measured. */
export async function overprintedLines(page: Page): Promise<string[]> {
  await page.locator("body").evaluate(({ style }, width) => {
    Object.assign(style, { width, columns: width, columnFill: "auto" });
  }, WIDTH);
  const found: string[] = [];
  for (const height of HEIGHTS) found.push(...(await page.evaluate(crossedLines, height)));
  return found;
}
