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
      // An ellipsis ends a text at the edge of its box.
      const end = getComputedStyle(parent).overflowX === "hidden" ? parent.getBoundingClientRect().right : Infinity;
      for (const { left, right, top, bottom, width } of range.getClientRects())
        if (
          width > 1 &&
          boxes.some(
            (box) => left < box.right && Math.min(right, end) > box.left && top < box.bottom && bottom > box.top,
          )
        )
          touched.push(texts.currentNode.textContent ?? "");
    }
    return touched;
  });

export const blurredPictures = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>("main img:not([src$='.svg'])")]
      .filter((image) => image.checkVisibility() && image.naturalWidth > 0)
      // A cropped picture fills its frame, so one side may be larger than shown.
      .filter((image) => Math.max(image.width / image.naturalWidth, image.height / image.naturalHeight) > 1.02)
      .map(({ currentSrc, sizes }) => `${currentSrc} ${sizes}`),
  );
