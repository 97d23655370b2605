import type { Page } from "@playwright/test";

/** Scrolls through the page and waits until every visible picture has loaded or failed. */
export async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
    // At the top the header covers nothing.
    scrollTo({ top: 0, behavior: "instant" });
  });
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.closest("[inert]") || !image.checkVisibility()),
  );
}

export const blurredPictures = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>("main img:not([src$='.svg'])")]
      .filter((image) => image.checkVisibility() && image.naturalWidth > 0)
      // A cropped picture fills its frame, so one side may be larger than shown.
      .filter((image) => Math.max(image.width / image.naturalWidth, image.height / image.naturalHeight) > 1.02)
      .map(({ currentSrc, sizes }) => `${currentSrc} ${sizes}`),
  );
