import type { Page } from "@playwright/test";

/** What WCAG 2.5.8 asks for, in pixels. */
const LEAST = 24;

/** Targets that are too small for pointers and don't stand in a line of text (WCAG 2.5.8). */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const found: string[] = [];
    for (const target of document.querySelectorAll(
      "a[href], button, input, select, textarea, summary, [role=button]",
    )) {
      if (!target.checkVisibility({ visibilityProperty: true }) || target.closest("[inert]")) continue;
      // A card's link reaches over the whole card.
      const overCard = getComputedStyle(target, "::after").position === "absolute";
      const { width, height } = (overCard ? (target.closest("article") ?? target) : target).getBoundingClientRect();
      if (width <= 1 || height <= 1) continue;
      const line = target.closest("p, li, dd, td");
      const inText =
        getComputedStyle(target).display === "inline" &&
        line !== null &&
        (line.textContent ?? "").trim().length > (target.textContent ?? "").trim().length;
      if (!inText && (width < least || height < least))
        found.push(`${String(Math.round(width))} × ${String(Math.round(height))}: ${target.outerHTML.slice(0, 140)}`);
    }
    return found;
  }, LEAST);
}
