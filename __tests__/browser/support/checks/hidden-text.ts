import type { Page } from "@playwright/test";

/** Text of the page's content that a reader does not see, outside of these elements. */
export const hiddenText = (page: Page, except: string) =>
  page.locator("main :is(h1, h2, h3, h4, p, li, dt, dd, td, blockquote)").evaluateAll(
    (elements, elsewhere) =>
      elements
        .filter((element) => !element.closest(elsewhere))
        .filter((element) => {
          const visible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
          return !visible || Number(getComputedStyle(element).opacity) < 0.5;
        })
        .map(({ textContent }) => (textContent ?? "").slice(0, 60)),
    except,
  );
