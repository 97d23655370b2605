import type { Page } from "@playwright/test";

const TEXT = "main :is(h1, h2, h3, h4, p, li, dt, dd, td, blockquote)";

/** What text is measured by. */
interface Reading {
  /** Where text may be hidden, as a selector. */
  readonly except: string;
  /** How opaque text has to be at least. */
  readonly opacity: number;
}

/** Text of the page's content that a reader does not see. */
export function hiddenText(page: Page, reading: Reading): Promise<string[]> {
  return page.locator(TEXT).evaluateAll(
    (elements, { except, opacity }) =>
      elements
        .filter((element) => !element.closest(except))
        .filter(
          (element) =>
            !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
            Number(getComputedStyle(element).opacity) < opacity,
        )
        .map(({ textContent }) => (textContent ?? "").slice(0, 60)),
    reading,
  );
}
