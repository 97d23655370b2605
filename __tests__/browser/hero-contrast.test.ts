import { heroSlides, services } from "../support/entries";
import { lowestHeroContrast } from "./support/checks/hero-contrast";
import { expectSlide, slideDot } from "./support/hero";
import { resize } from "./support/page-state";
import { addTestStyle } from "./support/test-style";
import { newVisitor } from "./support/visitor";

const visitor = newVisitor();

/** WCAG 2.2, 1.4.3. */
const ENOUGH = 4.5;

const WIDTHS = [375, 1280];

const open = async (path: string) =>
  (await visitor.visit(path, { viewport: { width: 1280, height: 1000 }, reducedMotion: "reduce" })).page;

test.each(["/privacy-policy", `/services/${services[0]?.id ?? ""}`])(
  "the words of %s's banner stand out of the picture behind them, and would not of a light one that nothing darkens",
  async (path) => {
    const page = await open(path);
    for (const width of WIDTHS) {
      await resize(page, width);
      expect(await lowestHeroContrast(page)).toBeGreaterThanOrEqual(ENOUGH);
    }
    await addTestStyle(
      page,
      "[data-hero] *::before { background: none !important } [data-hero] img { filter: contrast(0) brightness(2) }",
    );
    expect(await lowestHeroContrast(page)).toBeLessThan(ENOUGH);
  },
);

test("each picture of the home page's banner leaves the words readable", async () => {
  const page = await open("/");
  for (const slide of heroSlides.keys()) {
    await slideDot(page, slide + 1).click();
    await expectSlide(page, slide + 1);
    for (const width of WIDTHS) {
      await resize(page, width);
      expect(await lowestHeroContrast(page)).toBeGreaterThanOrEqual(ENOUGH);
    }
  }
});
