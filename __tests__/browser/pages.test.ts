import type { Page } from "@playwright/test";
import { accessibilityViolations } from "./support/checks/accessibility";
import {
  brokenWords,
  hiddenText,
  layoutShift,
  longLines,
  spaceText,
  tooWide,
  visibleTexts,
} from "./support/checks/layout";
import { blurredPictures, loadPictures, repeatedPictures, touchedTexts } from "./support/checks/pictures";
import { resize } from "./support/page-state";
import { navigation } from "./support/navigation";
import { EXAMPLE_PAGES, PAGES } from "./support/routes";
import { expect, test, visit } from "./support/test";

/** Each must be visible, once on every page. The header itself has no box. */
const LANDMARKS = [
  "body a[href='#content']",
  "header:not(main *) > [data-header]",
  "main#content",
  "main [data-hero]",
  "h1",
  "[data-hero] nav",
  "[data-hero] nav [aria-current=page]",
  "footer:not(main *)",
];

/** A window of 1280 × 1024 px at 400%, and phones on their side. */
const LOW_WINDOWS = [
  [640, 260],
  [844, 340],
  [320, 256],
] as const;

/** The texts that only some widths show, and why. */
const TEXTS_OF_SOME_WIDTHS: Readonly<Record<string, string>> = {
  [navigation.consultation.label]: "Wide windows have the button in the header.",
  "By when": "On phones, the blank record has no room for it.",
};

const soft = expect.configure({ soft: true });

test.use({ reducedMotion: "reduce" });

/** Elements that are transparent or animated; the hero's other pictures and placeholders below pictures may be. */
const animated = (page: Page) =>
  page.locator("main *:not(#hero-slides *, [data-placeholder-image])").evaluateAll((all) => {
    const seconds = (list: string) => Math.max(...list.split(", ").map(parseFloat));
    return all
      .filter((element) => {
        const { opacity, animationDuration, animationDelay, transitionDuration } = getComputedStyle(element);
        const times = [animationDuration, animationDelay, transitionDuration].map(seconds);
        return Number(opacity) < 1 || Math.max(...times) > 0.001;
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 80));
  });

/** The font sizes of the page's title and of its sections' titles. */
const headingSizes = (page: Page) =>
  page
    .locator("h1, main section:not([data-hero]) h2")
    .evaluateAll((all) => all.map((heading) => parseFloat(getComputedStyle(heading).fontSize)));

for (const example of PAGES) {
  const { path, title, status } = example;
  const tag = EXAMPLE_PAGES.includes(example) ? [] : ["@all"];
  test(`${path} follows the rules of every page`, { tag }, async ({ page, problems }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await visit(page, path);
    await soft(page).toHaveTitle(title);
    soft(await layoutShift(page), "layout shift").toBeLessThan(0.01);
    for (const width of [375, 1920]) {
      await resize(page, width);
      for (const landmark of LANDMARKS) await soft(page.locator(landmark)).toBeVisible();
      soft(await animated(page), `animated at ${width} px`).toEqual([]);
      await loadPictures(page);
      soft(await repeatedPictures(page), `twice in a window of ${width} px`).toEqual([]);
      soft(await accessibilityViolations(page), `axe at ${width} px`).toEqual([]);
    }
    soft(await longLines(page), "long lines").toEqual([]);
    soft(await blurredPictures(page), "blurred").toEqual([]);
    const shown = new Map<string, number[]>();
    const titles: number[] = [];
    const widths = [1280, 1024, 768, 560, 375, 320];
    for (const width of widths) {
      await resize(page, width);
      soft(await tooWide(page), `too wide at ${width} px`).toEqual([]);
      soft(await touchedTexts(page), `touched by a picture at ${width} px`).toEqual([]);
      const [sizeOfTitle = 0, ...sizes] = await headingSizes(page);
      titles.push(sizeOfTitle);
      // The not-found page has a large number, not words.
      if (status === 200) soft(await brokenWords(page), `broken words at ${width} px`).toEqual([]);
      if (status === 200) soft(Math.max(0, ...sizes) / sizeOfTitle, `headings at ${width} px`).toBeLessThan(0.715);
      for (const text of await visibleTexts(page)) shown.set(text, [...(shown.get(text) ?? []), width]);
    }
    soft(titles[0], "the title's size in the widest window").toBeGreaterThan(titles.at(-1) ?? 0);
    const missing = [...shown].filter(([text, at]) => !TEXTS_OF_SOME_WIDTHS[text] && at.length < widths.length);
    soft(missing, "shown only at some widths").toEqual([]);
    const removeSpacing = await spaceText(page);
    soft(await tooWide(page), "too wide with WCAG 1.4.12 text spacing").toEqual([]);
    await removeSpacing();
    // Editors write longer texts, and longer words.
    await page.locator("main :is(h2, h3, h4, p, li, dt, dd, blockquote)").evaluateAll((all) => {
      for (const text of all.flatMap(({ childNodes }) => [...childNodes]))
        if (text instanceof Text && text.data.trim()) text.data += " the plant’s Umstrukturierungsbegleitung";
    });
    for (const width of [320, 1280]) {
      await resize(page, width);
      soft(await tooWide(page), `too wide with longer texts at ${width} px`).toEqual([]);
    }
    // The browser cancels the request for a picture if the new width needs another one.
    const unexpected = problems.filter((problem) => !/\.(avif|webp) net::ERR_ABORTED$/.test(problem));
    // The not-found page itself responds with 404.
    soft(unexpected.filter((problem) => status === 200 || !/\b404\b/.test(problem))).toEqual([]);
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("no page hides text, shows controls that need scripts, is wider than 320 px or hides its title in low windows", async ({
    page,
  }) => {
    for (const { path } of EXAMPLE_PAGES) {
      await page.setViewportSize({ width: 320, height: 812 });
      await page.goto(path, { waitUntil: "domcontentloaded" });
      soft(await tooWide(page), path).toEqual([]);
      await soft(page.locator("[data-needs-script]:visible"), path).toHaveCount(0);
      soft(await hiddenText(page, "[data-needs-script], [role=img] *"), path).toEqual([]);
      for (const [width, height] of LOW_WINDOWS) {
        await page.setViewportSize({ width, height });
        const firstLine = await page.locator("h1").evaluate((title) => {
          const words = document.createRange();
          words.selectNodeContents(title);
          return words.getClientRects()[0]?.bottom;
        });
        soft(firstLine, `${path}, ${width} × ${height} px`).toBeLessThanOrEqual(height);
      }
      await page.evaluate(() => window.scrollTo({ top: 300, behavior: "instant" }));
      await soft(page.locator("[data-header]"), path).not.toBeInViewport();
    }
  });
});
