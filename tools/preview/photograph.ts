import type { Browser } from "playwright-core";
import { openStillPage, showEverything } from "../screens/still-page";
import { decodePicture } from "./raw-picture";
import type { RawPicture } from "./raw-picture";

/** Chromium draws nothing below this, and WebP ends a little further down. */
const MOST_PIXELS_HIGH = 16_000;

/**
 * Takes a picture of a whole page, or of its first 16,000 pixels, as its HTML says it and before its scripts run: they
 * draw related items at random and write today's date, which would be differences that no change has made.
 *
 * @param address where the page is served
 * @param width of the window, in pixels
 */
export async function photograph(browser: Browser, address: string, width: number): Promise<RawPicture> {
  const page = await openStillPage(browser, width);
  try {
    await page.route("**/*.js", (route) => route.abort());
    await page.goto(address);
    await showEverything(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const clip = { x: 0, y: 0, width, height: Math.min(height, MOST_PIXELS_HIGH) };
    return await decodePicture(await page.screenshot({ fullPage: true, clip, animations: "disabled" }));
  } finally {
    await page.context().close();
  }
}
