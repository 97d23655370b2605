import { setTimeout as pause } from "node:timers/promises";
import type { Browser, Page, Route } from "playwright-core";
import { PHONE, withPage } from "../browser-page";

/** The resource types that can lead to further requests. Prefetched files are for another page. */
const LEADING = new Set(["script", "stylesheet", "fetch", "xhr"]);

/** The time without requests after which a round is complete, in milliseconds. */
const QUIET = 750;

/** Waits until the page has made all requests that it can make with what it has so far. */
async function allAsked(page: Page, held: readonly Route[]): Promise<void> {
  let known = -1;
  while (known !== held.length) {
    known = held.length;
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await pause(QUIET);
  }
}

/**
 * Returns the rounds in which a page requests its files: its HTML, what the HTML requests, what those files request, and
 * so on. Responses are held back until a round is complete, so that the rounds don't depend on which response comes
 * first. The number of rounds is the length of the longest chain.
 *
 * @param address the page's address
 * @returns the paths of each round
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
