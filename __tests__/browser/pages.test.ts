import { accessibilityViolations } from "./support/checks/accessibility";
import { misplacedLandmarks } from "./support/checks/landmarks";
import { overflowWithLongText } from "./support/checks/long-text";
import { scrollThrough, waitForPictures } from "./support/checks/pictures";
import { spaceText, tooWide } from "./support/checks/reflow";
import { smallTargets } from "./support/checks/target-size";
import { reduceMotion, resize } from "./support/page-state";
import { EXAMPLE_PAGES, OTHER_PAGES } from "./support/routes";
import { shareVisit } from "./support/shared-visit";
import { DESKTOP, PHONE } from "./support/visitor";

const ON_DESKTOPS = /^\/($|careers$|contact$|services\/|blog\/|case-studies\/)/;

const VISITS = [
  ...EXAMPLE_PAGES.map((page) => ({ ...page, viewport: PHONE, narrowest: 320 })),
  ...EXAMPLE_PAGES.filter(({ path }) => ON_DESKTOPS.test(path)).map((page) => ({
    ...page,
    viewport: DESKTOP,
    narrowest: 640,
  })),
];

describe.each(VISITS)("$path in a window of $viewport.width px", ({ path, title, status, viewport, narrowest }) => {
  const visited = shareVisit(path, { viewport }, ({ page }) => reduceMotion(page));

  test("answers under its own address, by its title, with every landmark once and in sight", async () => {
    const { page, response } = visited();
    expect(response?.status()).toBe(status);
    expect(response?.request().redirectedFrom()).toBeNull();
    expect(await page.title()).toEqual(title);
    expect(await misplacedLandmarks(page)).toEqual([]);
  });

  test("violates no rule of WCAG 2.2 AA that axe knows", async () => {
    expect(await accessibilityViolations(visited().page)).toEqual([]);
  });

  test("has targets of 24 px or more", async () => {
    expect(await smallTargets(visited().page)).toEqual([]);
  });

  test("is not wider than narrow windows, with and without a reader's own text spacing", async () => {
    const { page } = visited();
    await resize(page, narrowest);
    const plain = await tooWide(page);
    const unspace = await spaceText(page);
    const spaced = await tooWide(page);
    await unspace();
    expect({ plain, spaced }).toEqual({ plain: [], spaced: [] });
  });

  test("loads all that scrolling asks for, and complains of nothing", async () => {
    const { page, problems } = visited();
    await resize(page, viewport.width);
    await scrollThrough(page);
    await waitForPictures(page);
    // Where the window's new width wants another picture, the browser gives up the one on its way.
    const complaints = problems.filter((problem) => !/\.(avif|webp) net::ERR_ABORTED$/.test(problem));
    // A page that is not found is itself an answer of 404.
    expect(complaints.filter((problem) => status === 200 || !/\b404\b/.test(problem))).toEqual([]);
  });

  // The last one: it writes over the page.
  test("has room for titles of 200 characters and long words", async () => {
    const { page } = visited();
    await resize(page, narrowest);
    expect(await overflowWithLongText(page)).toBe(0);
  });
});

// Of a template's other pages, what their own words, pictures and data may break.
describe.each(OTHER_PAGES)("$path", ({ path }) => {
  const visited = shareVisit(path, { viewport: { width: 320, height: 640 }, reducedMotion: "reduce" });

  test("complains of nothing, and is not wider than 320 px", async () => {
    const { page, problems } = visited();
    expect(problems).toEqual([]);
    expect(await tooWide(page)).toEqual([]);
  });
});
