import { errors } from "playwright-core";
import type { Browser, Page } from "playwright-core";
import { waitForPictures } from "../../__tests__/browser/support/checks/pictures";
import { nextFrame } from "../../__tests__/browser/support/page-state";

/** How high the windows are: a phone's and a desktop's. */
const windowHeight = (width: number) => (width < 500 ? 812 : 900);

/**
 * Opens an empty page in which nothing will move, to take a picture of.
 *
 * @param width of the window, in pixels
 * @returns the page, in a browser context of its own, which the caller closes
 */
export async function openStillPage(browser: Browser, width: number): Promise<Page> {
  const viewport = { width, height: windowHeight(width) };
  const context = await browser.newContext({ viewport, reducedMotion: "reduce" });
  return context.newPage();
}

/** Waits until all that a page has is there, its lazy pictures included; a picture that never comes is left out. */
export async function showEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = "eager";
  });
  await waitForPictures(page).catch((error: unknown) => {
    if (!(error instanceof errors.TimeoutError)) throw error;
  });
  await page.evaluate(() => document.fonts.ready);
  await nextFrame(page);
}
