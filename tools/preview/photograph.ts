import type { Browser } from "playwright-core";
import sharp from "sharp";
import { openStillPage, loadEverything } from "../built-site/still-page";

/** A picture as RGBA pixels of four bytes, row by row. */
export interface RawPicture {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

/** Returns the number of bytes in a row of pixels. */
export const rowBytes = ({ width }: Pick<RawPicture, "width">) => width * 4;

/** Decodes a picture. */
async function decodePicture(file: Buffer): Promise<RawPicture> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Writes a picture as WebP, which is a tenth of a PNG for photographs. */
export async function writePicture({ width, height, data }: RawPicture, file: string): Promise<void> {
  await sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ quality: 80, effort: 2 })
    .toFile(file);
}

/** Chromium draws nothing below this height, and WebP allows little more. */
const MOST_PIXELS_HIGH = 16_000;

/**
 * Takes a screenshot of a whole page, at most 16,000 pixels high. The page's scripts don't run: they choose related items
 * at random and write today's date, which would be differences without a change.
 *
 * @param address the page's address
 * @param width the width of the window, in pixels
 */
export async function photograph(browser: Browser, address: string, width: number): Promise<RawPicture> {
  const page = await openStillPage(browser, width);
  try {
    await page.route("**/*.js", (route) => route.abort());
    await page.goto(address);
    await loadEverything(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const clip = { x: 0, y: 0, width, height: Math.min(height, MOST_PIXELS_HIGH) };
    return await decodePicture(await page.screenshot({ fullPage: true, clip, animations: "disabled" }));
  } finally {
    await page.context().close();
  }
}
