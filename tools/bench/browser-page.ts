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

/** How much slower than this machine a visitor's phone is; Lighthouse assumes the same. */
export const SLOWDOWN = 4;

/** An empty page, and the session through which its browser tells what happens in it. */
export interface OpenPage {
  readonly page: Page;
  readonly session: CDPSession;
}

/** Does something with a page of a visitor who has never been on the site, and closes it. */
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

/** Whether the page's scripts, where it has any, have made it work. */
const WORKS = `!document.getElementById("___gatsby") || document.documentElement.hasAttribute("data-hydrated")`;

const IDLE = "new Promise((resolve) => requestIdleCallback(resolve))";

/** How often to look, and for how long at most, in milliseconds. */
const INTERVAL = 50;
const PATIENCE = 60_000;

/**
 * Waits until a page has done all that it does by itself: what it asks for is there, and its scripts, where it has
 * any, have made it work.
 *
 * @throws Error where they don't
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
  while ((await evaluate(WORKS)) !== true) {
    if (Date.now() > deadline) throw new Error(`The scripts of ${page.url()} don't make it work.`);
    await pause(INTERVAL);
  }
  await evaluate(IDLE);
  await traffic.quiet();
}
