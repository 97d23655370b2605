import type { Page } from "playwright-core";

/** How far everything on a page has jumped so far. https://web.dev/articles/cls */
interface ShiftWindow {
  layoutShift: number;
}

/**
 * Counts every shift of the page's content, before its scripts and after; also those of the first 500 ms, which
 * Chromium takes for an answer to a touch on an emulated phone.
 */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts = window as unknown as ShiftWindow;
    shifts.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ("value" in entry && typeof entry.value === "number") shifts.layoutShift += entry.value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** The sum of all shifts so far. */
export function readShifts(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as ShiftWindow).layoutShift);
}
