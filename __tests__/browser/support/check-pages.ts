import { accessibilityViolations } from "./checks/accessibility";
import { doubleAir } from "./checks/double-air";
import { misplacedLandmarks } from "./checks/landmarks";
import { overflowWithLongText } from "./checks/long-text";
import { scrollThrough, waitForPictures } from "./checks/pictures";
import { repeatedPictures } from "./checks/repeated-pictures";
import { spaceText, tooWide } from "./checks/reflow";
import { smallTargets } from "./checks/target-size";
import { widows } from "./checks/widows";
import { reduceMotion, resize } from "./page-state";
import { EXAMPLE_PAGES, JUDGES_CONTENT } from "./routes";
import { shareVisit } from "./shared-visit";

/** The windows that pages are checked in. */
interface Windows {
  readonly viewport: { readonly width: number; readonly height: number };
  /** The widths, in pixels, that the content has to fit into (WCAG 1.4.10, 1.4.12). */
  readonly reflow: readonly number[];
  /** The widths, in pixels, at which targets are measured (WCAG 2.5.8). */
  readonly targets: readonly number[];
  /** The width, in pixels, that long titles have to fit into. */
  readonly longText: number;
}

/**
 * Visits the example pages once in this window, with scripts, for all checks that change nothing. Pages that a change of
 * the content has changed are spared what only their template can break.
 */
export function checkPages({ viewport, reflow, targets, longText }: Windows): void {
  const testTemplate = JUDGES_CONTENT ? test.skip : test;

  describe.each(EXAMPLE_PAGES)(`$path in a window of ${String(viewport.width)} px`, ({ path, title, status }) => {
    const visited = shareVisit(path, { viewport }, ({ page }) => reduceMotion(page));

    test("answers under its own address, by its title", async () => {
      const { page, response } = visited();
      expect(response?.status()).toBe(status);
      expect(response?.request().redirectedFrom()).toBeNull();
      expect(await page.title()).toEqual(title);
    });

    test("has every landmark once, in sight", async () => {
      expect(await misplacedLandmarks(visited().page)).toEqual([]);
    });

    test("violates no rule of WCAG 2.2 AA that axe knows", async () => {
      expect(await accessibilityViolations(visited().page)).toEqual([]);
    });

    testTemplate("ends no heading and no lead with a single word", async () => {
      expect(await widows(visited().page)).toEqual([]);
    });

    testTemplate("shows no picture twice, and leaves the air between two sections on one ground once", async () => {
      const { page } = visited();
      expect({ pictures: await repeatedPictures(page), air: await doubleAir(page) }).toEqual({ pictures: [], air: [] });
    });

    testTemplate.each(targets)("has targets of 24 px or more at %i px", async (width) => {
      const { page } = visited();
      await resize(page, width);
      expect(await smallTargets(page)).toEqual([]);
    });

    test.each(reflow)("is not wider than %i px, with and without a reader's own text spacing", async (width) => {
      const { page } = visited();
      await resize(page, width);
      const found = { plain: await tooWide(page), spaced: [] as string[] };
      const unspace = await spaceText(page);
      found.spaced = await tooWide(page);
      await unspace();
      expect(found).toEqual({ plain: [], spaced: [] });
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
    testTemplate("has room for titles of 200 characters and long words", async () => {
      const { page } = visited();
      await resize(page, longText);
      expect(await overflowWithLongText(page)).toBe(0);
    });
  });
}
