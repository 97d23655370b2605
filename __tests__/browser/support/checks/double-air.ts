import type { Page } from "playwright-core";

/** Sections whose air at the top adds to that of the section before them, on the same ground, in the page's order. */
export function doubleAir(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("main [data-band] + [data-band]")].flatMap((section) => {
      const before = section.previousElementSibling;
      if (!(before instanceof HTMLElement)) return [];
      const sameGround = before.dataset.band === section.dataset.band;
      const air = parseFloat(getComputedStyle(before).paddingBottom) + parseFloat(getComputedStyle(section).paddingTop);
      return sameGround && air > parseFloat(getComputedStyle(before).paddingBottom) ? [section.id] : [];
    }),
  );
}
