import { setTimeout as pause } from "node:timers/promises";
import type { Browser, BrowserContextOptions, CDPSession, Page } from "playwright-core";
import type { Traffic } from "./load/traffic";

/** The phone that Lighthouse emulates. https://github.com/GoogleChrome/lighthouse/blob/main/core/config/constants.js */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** The factor by which a visitor's phone is slower than this machine; Lighthouse assumes the same. */
export const SLOWDOWN = 4;

/** An empty page, and its DevTools session. */
export interface OpenPage {
  readonly page: Page;
  readonly session: CDPSession;
}

/** Opens a page in a browser context without cache or storage, and closes it after the work. */
export async function withPage<Result>(
  browser: Browser,
  options: BrowserContextOptions,
  work: (open: OpenPage) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(options);
  try {
    const page = await context.newPage();
    return await work({ page, session: await context.newCDPSession(page) });
  } finally {
    await context.close();
  }
}

/** Whether the page has hydrated, or has nothing to hydrate. */
const HYDRATED = `!document.getElementById("___gatsby") || document.documentElement.hasAttribute("data-hydrated")`;

const IDLE = "new Promise((resolve) => requestIdleCallback(resolve))";

/** The polling interval and the timeout, in milliseconds. */
const INTERVAL = 50;
const PATIENCE = 60_000;

/**
 * Waits until a page has loaded and hydrated, and the network and the main thread are idle.
 *
 * @throws Error when the page doesn't hydrate in time
 */
export async function settle({ page, session }: OpenPage, traffic: Traffic): Promise<void> {
  // Playwright's own way would run a long script of its own, in the middle of what is measured.
  const evaluate = async (expression: string) => {
    const { result } = await session.send("Runtime.evaluate", { expression, awaitPromise: true });
    return result.value as unknown;
  };
  await page.waitForLoadState("load");
  await traffic.quiet();
  const deadline = Date.now() + PATIENCE;
  while ((await evaluate(HYDRATED)) !== true) {
    if (Date.now() > deadline) throw new Error(`${page.url()} doesn't hydrate.`);
    await pause(INTERVAL);
  }
  await evaluate(IDLE);
  await traffic.quiet();
}
