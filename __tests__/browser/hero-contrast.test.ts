import { heroSlides, industries, services } from "../support/entries";
import pages from "../../data/pages.json";
import { lowestHeroContrast } from "./support/checks/hero-contrast";
import { expectSlide, slideDot } from "./support/hero";
import { reduceMotion, resize } from "./support/page-state";
import { shareVisit } from "./support/shared-visit";
import { addTestStyle } from "./support/test-style";

/** WCAG 2.2, 1.4.3. */
const ENOUGH = 4.5;

const WIDTHS = [375, 768, 1280, 1920];
const VIEWPORT = { width: 1280, height: 1000 };

/** A page for each picture that a banner shows, the site's own included. */
const PATHS = [
  "/privacy-policy",
  ...pages.flatMap(({ id, hero }) => ("image" in hero ? [`/${id}`] : [])),
  ...services.map(({ id }) => `/services/${id}`),
  ...industries.map(({ id }) => `/industries/${id}`),
];

describe.each(PATHS)("%s", (path) => {
  const visited = shareVisit(path, { viewport: VIEWPORT, reducedMotion: "reduce" });

  test.each(WIDTHS)("has words that stand out of the picture behind them at %i px", async (width) => {
    const { page } = visited();
    await resize(page, width);
    expect(await lowestHeroContrast(page)).toBeGreaterThanOrEqual(ENOUGH);
  });
});

describe.each(heroSlides.map((_, index) => index + 1))("slide %i of the home page", (slide) => {
  const visited = shareVisit("/", { viewport: VIEWPORT }, async ({ page }) => {
    await reduceMotion(page);
    await slideDot(page, slide).click();
    await expectSlide(page, slide);
  });

  test.each(WIDTHS)("leaves the words readable at %i px", async (width) => {
    const { page } = visited();
    await resize(page, width);
    expect(await lowestHeroContrast(page)).toBeGreaterThanOrEqual(ENOUGH);
  });
});

describe("a light picture that nothing darkens", () => {
  const visited = shareVisit("/privacy-policy", { viewport: VIEWPORT });

  test("is told", async () => {
    const { page } = visited();
    await addTestStyle(
      page,
      "[data-hero] *::before { background: none !important } [data-hero] img { filter: contrast(0) brightness(2) }",
    );
    expect(await lowestHeroContrast(page)).toBeLessThan(ENOUGH);
  });
});
