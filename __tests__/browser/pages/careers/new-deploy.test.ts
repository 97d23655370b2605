import type { Page } from "playwright-core";
import { applyButton } from "../../support/steps";
import { loseScripts } from "../../support/lost-scripts";
import { newVisitor } from "../../support/visitor";

const visitor = newVisitor();

/** Counts how often the page is loaded from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

const loadedAnew = async (page: Page, action: () => Promise<void>) => {
  const loaded = page.waitForEvent("load");
  await action();
  await loaded;
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
};

test("a dialog that a new deploy has taken away loads the page anew, once, and opens then", async () => {
  const { page } = await visitor.visit("/careers", { reducedMotion: "reduce" });
  const loads = countLoads(page);
  await loseScripts(page);
  await loadedAnew(page, () => applyButton(page).click());
  await applyButton(page).click();
  await page.getByRole("dialog").waitFor();
  expect(loads()).toBe(1);
});

test("a dialog that stays away does not load the page over and over, and says so", async () => {
  const { page, goto } = await visitor.open({ reducedMotion: "reduce" });
  const first = new Set<string>();
  let keep = (url: string) => void first.add(url);
  await page.route("**/*.js", (route) => {
    const url = route.request().url();
    keep(url);
    return first.has(url) ? route.continue() : route.fulfill({ status: 404, body: "" });
  });
  await goto("/careers");
  await page.waitForLoadState("networkidle");
  keep = () => undefined;
  // Gatsby asks, too, which build is deployed, while the page is loaded; this is about what asks afterwards.
  const sayAnother = () =>
    page.route("**/app-data.json", (route) => route.fulfill({ json: { webpackCompilationHash: "another" } }), {
      times: 1,
    });
  const loads = countLoads(page);
  await sayAnother();
  await loadedAnew(page, () => applyButton(page).click());
  await sayAnother();
  await applyButton(page).click();
  await page.getByRole("alert").waitFor();
  expect(loads()).toBe(1);
});
