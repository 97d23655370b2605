import type { Browser } from "playwright-core";
import sharp from "sharp";
import { openStillPage, showEverything } from "../built-site/still-page";

/** A picture as plain pixels: four bytes each (red, green, blue, opacity), row by row. */
export interface RawPicture {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

/** How many bytes a row of pixels takes. */
export const rowBytes = ({ width }: Pick<RawPicture, "width">) => width * 4;

/** Reads a picture in any format that sharp knows. */
export async function decodePicture(file: Buffer): Promise<RawPicture> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Writes a picture as WebP, which is a tenth of a PNG where there are photographs. */
export async function writePicture({ width, height, data }: RawPicture, file: string): Promise<void> {
  await sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ quality: 80, effort: 2 })
    .toFile(file);
}

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
