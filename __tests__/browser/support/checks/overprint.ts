import type { Page } from "@playwright/test";

/** The room that A4 leaves within the margins of 18 mm, in pixels, and other heights, at which pages break elsewhere. */
const WIDTH = 658;
const HEIGHTS = [985, 900, 860, 820];

/** Lines of text that stand one over the other in the page's columns of this height; it runs in the browser. */
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
  lines.sort((one, other) => one.box.left - other.box.left);
  return lines.flatMap((line, index) => {
    const crossed: string[] = [];
    for (const other of lines.slice(index + 1)) {
      if (other.box.left >= line.box.right - 2) break;
      const shared = Math.min(line.box.bottom, other.box.bottom) - Math.max(line.box.top, other.box.top);
      if (shared > Math.min(line.box.height, other.box.height) / 2) crossed.push(`${line.text} × ${other.text}`);
    }
    return crossed;
  });
}

/**
 * The lines that are printed one over the other, wherever the pages of paper break. Columns break like pages, by the same
 * code of the browser, and can be measured.
 */
export async function overprintedLines(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: "print" });
  await page.evaluate((width) => {
    Object.assign(document.body.style, {
      width: `${String(width)}px`,
      columns: `${String(width)}px`,
      columnFill: "auto",
    });
  }, WIDTH);
  const found: string[] = [];
  for (const height of HEIGHTS) found.push(...(await page.evaluate(crossedLines, height)));
  return found;
}
