import { setTimeout as pause } from "node:timers/promises";
import type { Browser, Page, Route } from "playwright-core";
import { PHONE, withPage } from "../browser-page";

/** What can lead to further requests. Pictures and fonts don't, and what is prefetched is for another page. */
const LEADING = new Set(["script", "stylesheet", "fetch", "xhr"]);

/** For how long nothing more is asked for where nothing more will be, in milliseconds. */
const QUIET = 750;

/** Waits until the page has asked for all that it can ask for, with what it has so far. */
async function allAsked(page: Page, held: readonly Route[]): Promise<void> {
  let known = -1;
  while (known !== held.length) {
    known = held.length;
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await pause(QUIET);
  }
}

/**
 * The rounds in which a page asks for its files, each with the paths that are asked for at once: its HTML, what that
 * asks for, what those ask for, and so on. Every answer is held back until nothing else is asked for, so that the
 * rounds don't depend on which answer comes first; their number is the length of the longest chain.
 *
 * @param address of the page
 */
export function requestRounds(browser: Browser, address: string): Promise<string[][]> {
  return withPage(browser, PHONE, async ({ page }) => {
    const held: Route[] = [];
    const rounds: string[][] = [[new URL(address).pathname]];
    await page.route("**/*", (route) => {
      const request = route.request();
      if (request.isNavigationRequest() || !LEADING.has(request.resourceType())) return route.continue();
      held.push(route);
      return Promise.resolve();
    });
    await page.goto(address, { waitUntil: "commit" });
    for (;;) {
      await allAsked(page, held);
      if (held.length === 0) return rounds;
      const round = held.splice(0);
      rounds.push(round.map((route) => new URL(route.request().url()).pathname));
      await Promise.all(round.map((route) => route.continue()));
    }
  });
}
