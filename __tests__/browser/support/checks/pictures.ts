import type { Page } from "@playwright/test";

/** Loads the pictures below the window, too, and waits until each has loaded or failed. */
export const loadPictures = (page: Page) =>
  page.evaluate(async () => {
    const loading = [...document.images].map((image) => {
      image.loading = "eager";
      return image.complete || new Promise((done) => (image.onload = image.onerror = done));
    });
    await Promise.all(loading);
  });

/** The texts that a picture covers or touches. Only in a banner, they may have their own ground on the picture. */
export const touchedTexts = (page: Page) =>
  page.evaluate(() => {
    const frames = document.querySelectorAll("main :is([data-slot=picture], figure > picture)");
    const boxes = [...frames].filter((frame) => frame.checkVisibility()).map((frame) => frame.getBoundingClientRect());
    const texts = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
    const touched: string[] = [];
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const parent = texts.currentNode.parentElement;
      // A picture that is missing shows its text; the head of a table may be for screen readers only.
      const onPicture = "thead, [data-slot=picture], [data-slot=background], [data-slot=on-picture]";
      if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest(onPicture)) continue;
      for (const { left, right, top, bottom, width } of range.getClientRects())
        if (
          width > 1 &&
          boxes.some((box) => left < box.right && right > box.left && top < box.bottom && bottom > box.top)
        )
          touched.push(texts.currentNode.textContent ?? "");
    }
    return touched;
  });

/**
 * The pictures that one window can show twice, in the banner and below. Two entries may have the same picture. The second part
 * of an address is the digest of the file.
 */
export const repeatedPictures = (page: Page) =>
  page.locator("main picture > img:visible").evaluateAll((all: HTMLImageElement[]) => {
    const fileOf = ({ currentSrc }: HTMLImageElement) => new URL(currentSrc).pathname.split("/")[2];
    const [below, inBanner] = [false, true].map((wanted) =>
      all.filter((one) => !!one.closest("[data-hero]") === wanted),
    );
    const isRepeated = (image: HTMLImageElement) =>
      inBanner?.some((other) => {
        const distance = image.getBoundingClientRect().top - other.getBoundingClientRect().bottom;
        return fileOf(other) === fileOf(image) && distance < innerHeight;
      });
    return below?.filter(isRepeated).map(({ currentSrc }) => currentSrc) ?? [];
  });

export const blurredPictures = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>("main img:not([src$='.svg'])")]
      .filter((image) => image.checkVisibility() && image.naturalWidth > 0)
      // A cropped picture fills its frame, so one side may be larger than shown.
      .filter((image) => Math.max(image.width / image.naturalWidth, image.height / image.naturalHeight) > 1.02)
      .map(({ currentSrc, sizes }) => `${currentSrc} ${sizes}`),
  );
