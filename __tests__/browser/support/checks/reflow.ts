import type { Page } from "@playwright/test";

/** What WCAG 1.4.12 lets readers ask for. */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/**
 * Every element that makes the page, or itself, wider than there is room, but for text that ends with an ellipsis. Tables may be scrolled in the figure around
 * them, as they need both dimensions (WCAG 1.4.10).
 */
export function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    const found =
      scrollWidth > window.innerWidth ? [`the page: ${String(scrollWidth)} px in ${String(window.innerWidth)}`] : [];
    for (const element of document.querySelectorAll("body *")) {
      if (
        !element.checkVisibility({ visibilityProperty: true }) ||
        element.closest("svg, [inert], [aria-hidden=true], #testimonials-row, figure > table")
      )
        continue;
      const { left, right, width } = element.getBoundingClientRect();
      // One pixel is how text is hidden from sight and kept for screen readers.
      const hiddenFromSight = width <= 1 || getComputedStyle(element).position === "fixed";
      if (!hiddenFromSight && (right > window.innerWidth + 1 || left < -1))
        found.push(`out of the window: ${element.outerHTML.slice(0, 120)}`);
      const wraps =
        element instanceof HTMLElement &&
        ["A", "BUTTON", "H1", "H2", "H3", "H4", "P", "LI", "DD", "DT", "SPAN"].includes(element.tagName);
      const ends = getComputedStyle(element).textOverflow === "ellipsis";
      if (wraps && !ends && width > 1 && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1)
        found.push(`wider than its box: ${element.outerHTML.slice(0, 120)}`);
    }
    return found;
  });
}

/**
 * Sets the text in a reader's own spacing.
 *
 * @returns takes the spacing away again
 */
export async function spaceText(page: Page): Promise<() => Promise<void>> {
  // Not by a style element, which takes effect some time after it has been added.
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, TEXT_SPACING);
  await page.waitForFunction(() => getComputedStyle(document.body).wordSpacing !== "0px");
  return () =>
    page.evaluate(() => {
      document.adoptedStyleSheets.pop();
    });
}
