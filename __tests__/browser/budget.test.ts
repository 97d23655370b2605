import type { Browser } from "playwright-core";
import { budgetFor, overBudget } from "../../tools/bench/budget";
import { measureLoad } from "../../tools/bench/load/measure-load";
import { oneOfEachKind } from "../../tools/built-site/pages";
import { ROUTES } from "./support/routes";
import { siteUrl, startInstalledBrowser } from "./support/visitor";

// What differs from run to run, such as times, is told by `npm run bench`.

let browser: Browser;
beforeAll(async () => {
  // The budgets are those of a browser of today: how far ahead pictures are fetched differs between versions.
  browser = await startInstalledBrowser();
});
afterAll(() => browser.close());

test.each(oneOfEachKind(ROUTES.map(({ path }) => path)))(
  "a first visit to %s stays within its budget",
  async (path) => {
    const { measures } = await measureLoad(browser, siteUrl(path));
    expect(overBudget(measures, budgetFor(path))).toEqual([]);
  },
);
