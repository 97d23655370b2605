import type { Page } from "@playwright/test";

/**
 * Takes the scripts away that the page has not fetched yet, as a deploy of another build does, until the page is loaded
 * anew.
 */
export async function loseScripts(page: Page): Promise<void> {
  let lost = true;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) lost = false;
  });
  await page.route("**/*.js", (route) => (lost ? route.fulfill({ status: 404, body: "" }) : route.continue()));
  await page.route("**/app-data.json", (route) =>
    lost ? route.fulfill({ json: { webpackCompilationHash: "another" } }) : route.continue(),
  );
}
