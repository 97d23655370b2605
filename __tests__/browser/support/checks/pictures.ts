import type { Page } from "@playwright/test";

/** Scrolls through the page once, so that lazy pictures are asked for too. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo({ top: y, behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
  });
}

/** Waits until every picture that has a place on the page is there, or has failed. */
export async function waitForPictures(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.closest("[inert]") || !image.checkVisibility()),
  );
}
