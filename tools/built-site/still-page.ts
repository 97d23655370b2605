import { errors } from "playwright-core";
import type { Browser, Page } from "playwright-core";
import { waitForPictures } from "../../__tests__/browser/support/checks/pictures";
import { nextFrame } from "../../__tests__/browser/support/page-state";

/** Returns the height of a phone's or a desktop's window, by its width. */
const windowHeight = (width: number) => (width < 500 ? 812 : 900);

/**
 * Opens an empty page without animations, to take screenshots of.
 *
 * @param width the width of the window, in pixels
 * @returns the page, in a browser context of its own, which the caller closes
 */
export async function openStillPage(browser: Browser, width: number): Promise<Page> {
  const viewport = { width, height: windowHeight(width) };
  const context = await browser.newContext({ viewport, reducedMotion: "reduce" });
  return context.newPage();
}

/** Waits until everything on a page has loaded, lazy pictures included, except pictures that never come. */
export async function loadEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = "eager";
  });
  await waitForPictures(page).catch((error: unknown) => {
    if (!(error instanceof errors.TimeoutError)) throw error;
  });
  await page.evaluate(() => document.fonts.ready);
  await nextFrame(page);
}
