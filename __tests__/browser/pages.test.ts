import type { Page } from "@playwright/test";
import { accessibilityViolations } from "./support/checks/accessibility";
import { hiddenText, layoutShift, longLines, overflowWithLongText, spaceText, tooWide } from "./support/checks/layout";
import { blurredPictures, loadPictures } from "./support/checks/pictures";
import { resize } from "./support/page-state";
import { EXAMPLE_PAGES, PAGES } from "./support/routes";
import { expect, test, visit } from "./support/test";

/** What every page has (docs/behaviour.md 2), each once and visible. The header itself has no box. */
const LANDMARKS = [
  "body a[href='#content']",
  "header:not(main *) > [data-header]",
  "main#content",
  "main [data-hero]",
  "h1",
  "nav[aria-label=Breadcrumb]",
  "nav[aria-label=Breadcrumb] [aria-current=page]",
  "footer:not(main *)",
];

const ON_DESKTOPS = /^\/($|careers$|contact$|services\/|blog\/|case-studies\/)/;

/** The most screens of 1280 × 800 that a page takes. */
const SCREENS: Readonly<Record<string, number>> = { "/": 7, "/services": 6, "/industries": 6 };

/** The pages whose cards are rows on phones. */
const ROWS = new Set(["/", "/webinars"]);

const soft = expect.configure({ soft: true });

test.use({ reducedMotion: "reduce" });

/** What waits out of sight or takes time to move; the hero's other pictures are out of sight. */
const moving = (page: Page) =>
  page.locator("main *:not(#hero-slides *)").evaluateAll((all) => {
    const seconds = (list: string) => Math.max(...list.split(", ").map(parseFloat));
    return all
      .filter((element) => {
        const { opacity, animationDuration, animationDelay, transitionDuration } = getComputedStyle(element);
        const takes = [animationDuration, animationDelay, transitionDuration].map(seconds);
        return Number(opacity) < 1 || Math.max(...takes) > 0.001;
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 80));
  });

/** The cards that are no rows with a small picture; or that there are none. */
const withoutRow = (page: Page) =>
  page.locator("main li > article:has(img)").evaluateAll((cards) => {
    const wrong = cards.filter((card) => {
      const { width = 0, height, right = 0 } = card.querySelector("img")?.getBoundingClientRect() ?? {};
      const { left = 0 } = card.querySelector("h3")?.getBoundingClientRect() ?? {};
      return width !== 96 || height !== 96 || left <= right;
    });
    return cards.length === 0 ? ["none"] : wrong.map(({ outerHTML }) => outerHTML.slice(0, 80));
  });

async function checkLargeWindow(page: Page) {
  soft(await longLines(page), "long lines").toEqual([]);
  await loadPictures(page);
  soft(await blurredPictures(page), "blurred").toEqual([]);
}

for (const { path, title, status } of EXAMPLE_PAGES) {
  for (const width of ON_DESKTOPS.test(path) ? [375, 1280] : [375]) {
    test(`${path} has what every page has in a window of ${width} px`, async ({ page, problems }) => {
      await page.setViewportSize({ width, height: 812 });
      await visit(page, path);
      await soft(page).toHaveTitle(title);
      for (const landmark of LANDMARKS) await soft(page.locator(landmark)).toBeVisible();
      soft(await layoutShift(page), "layout shift").toBeLessThan(0.01);
      soft(await moving(page), "moving").toEqual([]);
      await loadPictures(page);
      // A page that is not found is itself an answer of 404.
      soft(problems.filter((problem) => status === 200 || !/\b404\b/.test(problem))).toEqual([]);
      soft(await accessibilityViolations(page), "axe").toEqual([]);
      if (width === 375 && ROWS.has(path)) soft(await withoutRow(page), "cards").toEqual([]);
      if (width === 1280) {
        await resize(page, 1920);
        await checkLargeWindow(page);
        soft(await tooWide(page), "too wide at 1920 px").toEqual([]);
      } else if (SCREENS[path]) {
        await page.setViewportSize({ width: 1280, height: 800 });
        soft(await page.evaluate(() => document.body.scrollHeight / 800)).toBeLessThanOrEqual(SCREENS[path]);
      }
      await resize(page, width === 1280 ? 640 : 320);
      soft(await tooWide(page), "too wide").toEqual([]);
      const unspace = await spaceText(page);
      soft(await tooWide(page), "too wide with a reader's text spacing").toEqual([]);
      await unspace();
      // The last one: it writes over the page.
      soft(await overflowWithLongText(page), "too wide with long words").toBe(0);
    });
  }
}

for (const { path, status } of PAGES) {
  test(`${path} fits windows of any width`, { tag: "@all" }, async ({ page, problems }) => {
    test.slow();
    // At first the widest: in a window that grows, browsers may keep a small picture.
    await page.setViewportSize({ width: 1920, height: 812 });
    await visit(page, path);
    await checkLargeWindow(page);
    for (const width of [1920, 1280, 1024, 768, 375, 320]) {
      await resize(page, width);
      soft(await tooWide(page), `too wide at ${width} px`).toEqual([]);
      if (width === 375 || width === 1280) soft(await accessibilityViolations(page), `axe at ${width} px`).toEqual([]);
    }
    // Where the window's new width wants another picture, the browser gives up the one on its way.
    const complaints = problems.filter((problem) => !/\.(avif|webp) net::ERR_ABORTED$/.test(problem));
    soft(complaints.filter((problem) => status === 200 || !/\b404\b/.test(problem))).toEqual([]);
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 812 } });

  test("no page hides text, offers what only scripts can do, or is wider than 320 px", async ({ page }) => {
    for (const { path } of PAGES) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      soft(await tooWide(page), path).toEqual([]);
      await soft(page.locator("[data-needs-script]:visible"), path).toHaveCount(0);
      soft(await hiddenText(page, "[data-needs-script]"), path).toEqual([]);
    }
  });
});
