import type { Locator, Page } from "@playwright/test";

export async function waitForAnimations(page: Page): Promise<void> {
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"));
}

export async function resize(page: Page, width: number): Promise<void> {
  const height = page.viewportSize()?.height ?? 0;
  await page.setViewportSize({ width, height });
  await nextFrame(page);
}

/** Waits until the heading is in view below the sticky header. */
export async function waitUntilBelowHeader(page: Page, heading: Locator): Promise<void> {
  await page.waitForFunction(
    (target) => {
      const bar = document.querySelector("[data-header]");
      if (!bar || !target) return false;
      const { top, bottom } = target.getBoundingClientRect();
      return top >= bar.getBoundingClientRect().bottom && bottom <= window.innerHeight;
    },
    await heading.elementHandle(),
  );
}

/** Waits for the next paint: enough time for an unwanted reaction to show. */
export async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Waits until React has rendered, even with a paused clock: React schedules its work with a MessageChannel. */
export async function waitForRender(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { port1, port2 } = new MessageChannel();
    port2.postMessage(null);
    await new Promise((resolve) => (port1.onmessage = resolve));
  });
}
