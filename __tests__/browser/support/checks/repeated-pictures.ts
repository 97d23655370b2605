import type { Page } from "playwright-core";

/** Pictures of the content that a page shows more than once, in whatever size, the banner's included. */
export function repeatedPictures(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // /static/{digest of the file}/{digest of the size}/{name}
    const files = [...document.querySelectorAll<HTMLImageElement>("main img[src^='/static/']")]
      .filter((image) => image.checkVisibility())
      .map((image) => new URL(image.src).pathname.split("/").slice(2, 3).join());
    return files.filter((file, index) => files.indexOf(file) !== index);
  });
}
