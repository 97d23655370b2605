import type { Page, Route } from "@playwright/test";

export const SCRIPTS = "**/*.js";

/** Leaves the requests of the page that match unanswered until `release` is called. */
export async function holdRequests(page: Page, pattern: string | RegExp) {
  const held: Route[] = [];
  let isReleased = false;
  await page.route(pattern, async (route) => {
    if (isReleased) await route.continue();
    else held.push(route);
  });
  return {
    held,
    release: async () => {
      isReleased = true;
      await Promise.all(held.splice(0).map((route) => route.continue()));
    },
  };
}

/** Answers 404 for scripts that are not loaded yet, as after a new deploy, until the page is loaded again. */
export async function loseScripts(page: Page): Promise<void> {
  let lost = true;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) lost = false;
  });
  await page.route(SCRIPTS, (route) => (lost ? route.fulfill({ status: 404, body: "" }) : route.continue()));
}
