import type { Page, Route } from "@playwright/test";

/** The scripts of a page. */
export const SCRIPTS = "**/*.js";

/** Holds back what the page asks for from now on, until it is let go. */
export async function holdBack(page: Page, pattern: string | RegExp) {
  const held: Route[] = [];
  let free = false;
  await page.route(pattern, async (route) => {
    if (free) await route.continue();
    else held.push(route);
  });
  return {
    held,
    letGo: async () => {
      free = true;
      await Promise.all(held.splice(0).map((route) => route.continue()));
    },
  };
}

/** Removes the scripts that the page has not fetched yet, as a deploy does, until the page is loaded again. */
export async function loseScripts(page: Page): Promise<void> {
  let lost = true;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) lost = false;
  });
  await page.route(SCRIPTS, (route) => (lost ? route.fulfill({ status: 404, body: "" }) : route.continue()));
  await page.route("**/app-data.json", (route) =>
    lost ? route.fulfill({ json: { webpackCompilationHash: "another" } }) : route.continue(),
  );
}
