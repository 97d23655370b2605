import type { Page } from "@playwright/test";

/** A title of 200 characters with words longer than a phone is wide. */
const LONG =
  `${"Umstrukturierungsbegleitungsvereinbarung".repeat(2)} ${"internationalization".repeat(3)} ${"a plain end of the title that goes on and on and on ".repeat(2)}`.slice(
    0,
    200,
  );

/**
 * Puts a long text in place of the words of every heading, link, list item and paragraph.
 *
 * @returns how many pixels the page is then wider than the window
 */
export function overflowWithLongText(page: Page): Promise<number> {
  return page.evaluate((text) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement?.closest("main :is(h1, h2, h3, h4, p, a, li)");
      if (element && node.textContent?.trim() && !node.parentElement?.closest("svg, table")) node.textContent = text;
    }
    return Math.max(0, document.documentElement.scrollWidth - window.innerWidth);
  }, LONG);
}
