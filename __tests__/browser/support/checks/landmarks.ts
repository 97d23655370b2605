import type { Page } from "@playwright/test";

/** What every page has (docs/behaviour.md 2), each once and visible. */
const LANDMARKS: readonly (readonly [name: string, selector: string])[] = [
  ["skip link", "body a[href='#content']"],
  // The element itself has no box: its bar stays when the rest scrolls away.
  ["header", "header:not(main *) > [data-header]"],
  ["main", "main#content"],
  ["hero banner", "main [data-hero]"],
  ["first heading", "h1"],
  ["breadcrumb", "nav[aria-label=Breadcrumb]"],
  ["current page in the breadcrumb", "nav[aria-label=Breadcrumb] [aria-current=page]"],
  ["footer", "footer:not(main *)"],
];

/** The landmarks of a page that are not there, more than once, or hidden. */
export function misplacedLandmarks(page: Page): Promise<string[]> {
  return page.evaluate(
    (landmarks) =>
      landmarks.flatMap(([name, selector]) => {
        const [element, ...others] = document.querySelectorAll(selector);
        if (!element || others.length > 0) return [`${name}: ${String(element ? others.length + 1 : 0)} times`];
        const { width, height } = element.getBoundingClientRect();
        const visible = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        return visible && width > 0 && height > 0 ? [] : [`${name}: hidden`];
      }),
    LANDMARKS,
  );
}
