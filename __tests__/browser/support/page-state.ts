import type { Locator, Page } from "@playwright/test";

/** Waits until nothing moves any more. */
export async function waitUntilStill(page: Page): Promise<void> {
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"));
}

/** Makes the window this wide, and waits until the page is laid out in it. */
export async function resize(page: Page, width: number): Promise<void> {
  const height = page.viewportSize()?.height ?? 0;
  await page.setViewportSize({ width, height });
  await nextFrame(page);
}

/** Waits until the heading stands in sight below the bar at the window's top. */
export async function waitUntilLanded(page: Page, heading: Locator): Promise<void> {
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

/** Waits until the page is drawn once more: time for what must not follow an action. */
export async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Waits until React has rendered what a timer asked for, also while the page's clock is paused: it works in such messages. */
export async function rendered(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { port1, port2 } = new MessageChannel();
    port2.postMessage(null);
    await new Promise((resolve) => (port1.onmessage = resolve));
  });
}
