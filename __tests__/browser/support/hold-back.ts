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
