import { expect, type Locator, type Page } from "@playwright/test";

export async function waitForAnimations(page: Page): Promise<void> {
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"));
}

export async function resize(page: Page, width: number): Promise<void> {
  const height = page.viewportSize()?.height ?? 0;
  await page.setViewportSize({ width, height });
  await nextFrame(page);
}

/** Waits until the heading is in view below the sticky header. */
export async function waitUntilBelowHeader(heading: Locator): Promise<void> {
  const isBelow = (target: Element) => {
    const { top, bottom } = target.getBoundingClientRect();
    const header = document.querySelector("[data-header]")?.getBoundingClientRect();
    return header !== undefined && top >= header.bottom && bottom <= window.innerHeight;
  };
  await expect.poll(() => heading.evaluate(isBelow)).toBe(true);
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

/** Adds styles in a way that the page's Content-Security-Policy allows. Returns a function that removes them. */
export async function addTestStyle(page: Page, css: string): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle((rules) => {
    const added = new CSSStyleSheet();
    added.replaceSync(rules);
    document.adoptedStyleSheets.push(added);
    return added;
  }, css);
  return () => sheet.evaluate((added) => added.replaceSync(""));
}

/** Sets the font of the browser's settings to 24 px instead of 16. */
export async function enlargeFont(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 24, fixed: 20 } });
}
