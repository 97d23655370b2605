import type { Page } from "playwright-core";

const TEXT = "main :is(h1, h2, h3, h4, p, li, dt, dd, td, blockquote)";

/** What text is measured by. */
interface Reading {
  /** Where text may be hidden, as a selector. */
  readonly except: string;
  /** How opaque text has to be at least. */
  readonly opacity: number;
}

/** Text of the page's content that a reader does not see; another window may show it in another place. */
export function hiddenText(page: Page, reading: Reading): Promise<string[]> {
  return page.locator(TEXT).evaluateAll((elements, { except, opacity }) => {
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      Number(getComputedStyle(element).opacity) >= opacity;
    const seen = new Set(elements.filter(isSeen).map(({ textContent }) => textContent));
    return elements
      .filter((element) => !element.closest(except) && !seen.has(element.textContent))
      .map(({ textContent }) => textContent.slice(0, 60));
  }, reading);
}
