import { setTimeout as pause } from "node:timers/promises";
import type { Traffic } from "../load/traffic";
import type { OpenPage } from "./with-page";

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
