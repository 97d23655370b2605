import { accessibilityViolations } from "./support/checks/accessibility";
import { misplacedLandmarks } from "./support/checks/landmarks";
import { overflowWithLongText } from "./support/checks/long-text";
import { scrollThrough, waitForPictures } from "./support/checks/pictures";
import { spaceText, tooWide } from "./support/checks/reflow";
import { smallTargets } from "./support/checks/target-size";
import { resize } from "./support/page-state";
import { EXAMPLE_PAGES, OTHER_PAGES, PAGES } from "./support/routes";
import { PHONE, expect, test, visit } from "./support/test";

const ON_DESKTOPS = /^\/($|careers$|contact$|services\/|blog\/|case-studies\/)/;

const PHONES = EXAMPLE_PAGES.map((page) => ({ ...page, viewport: PHONE, narrowest: 320 }));
const DESKTOPS = EXAMPLE_PAGES.filter(({ path }) => ON_DESKTOPS.test(path)).map((page) => ({
  ...page,
  viewport: { width: 1280, height: 900 },
  narrowest: 640,
}));

test.use({ reducedMotion: "reduce" });

for (const { path, title, status, viewport, narrowest } of [...PHONES, ...DESKTOPS]) {
  test.describe(`in a window of ${viewport.width} px`, () => {
    test.use({ viewport });

    test(`${path} has what every page has`, async ({ page, problems }) => {
      const soft = expect.configure({ soft: true });
      const response = await visit(page, path);
      soft(response?.status()).toBe(status);
      await soft(page).toHaveTitle(title);
      soft(await misplacedLandmarks(page), "landmarks").toEqual([]);
      await scrollThrough(page);
      await waitForPictures(page);
      // A page that is not found is itself an answer of 404.
      soft(problems.filter((problem) => status === 200 || !/\b404\b/.test(problem))).toEqual([]);
      soft(await accessibilityViolations(page), "axe").toEqual([]);
      soft(await smallTargets(page), "targets").toEqual([]);
      await resize(page, narrowest);
      soft(await tooWide(page), "too wide").toEqual([]);
      const unspace = await spaceText(page);
      soft(await tooWide(page), "too wide with a reader's text spacing").toEqual([]);
      await unspace();
      // The last one: it writes over the page.
      soft(await overflowWithLongText(page), "too wide with long words").toBe(0);
    });
  });
}

// What a template's other pages may break: their own words, pictures and data.
test("no other page complains, or is wider than 320 px", async ({ page, problems }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const { path } of OTHER_PAGES) {
    await visit(page, path);
    expect.soft(await tooWide(page), path).toEqual([]);
  }
  // A page that is left gives up what it has still to fetch.
  expect(problems.filter((problem) => !problem.includes("net::ERR_ABORTED"))).toEqual([]);
});

for (const { path } of PAGES)
  test(`${path} is not wider than windows of any width`, { tag: "@all" }, async ({ page }) => {
    await visit(page, path);
    for (const width of [320, 480, 768, 1024, 1440, 1920]) {
      await resize(page, width);
      expect.soft(await tooWide(page), `${width} px`).toEqual([]);
    }
    expect(await accessibilityViolations(page)).toEqual([]);
  });
