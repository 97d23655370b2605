import { expectSlide, slideDot } from "./support/hero";
import { newVisitor } from "./support/visitor";

const visitor = newVisitor();

/** A window so low that every grid of cards is further down. */
const LOW = { width: 375, height: 480 };

const PAGES_WITH_GRIDS = ["/", "/careers"];

describe("where less motion is asked for", () => {
  test.each(PAGES_WITH_GRIDS)("nothing on %s waits out of sight", async (path) => {
    const { page } = await visitor.visit(path, { viewport: LOW, reducedMotion: "reduce" });
    // Scripts have started, and would hide what is further down.
    await page.locator("[data-stagger=waiting]").first().waitFor();
    const hidden = await page.locator("main *").evaluateAll((elements) =>
      elements
        // Other pictures.
        .filter((element) => !element.closest("#hero-slides"))
        .filter((element) => Number(getComputedStyle(element).opacity) < 1)
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    );
    expect(hidden).toEqual([]);
  });

  test("the hero's pictures don't change by themselves, and can't be paused; dots still work", async () => {
    const { page, goto } = await visitor.open({ reducedMotion: "reduce" });
    await page.clock.install();
    await goto("/");
    await expectSlide(page, 1);
    await page.clock.runFor(60_000);
    await expectSlide(page, 1);
    expect(await page.getByRole("button", { name: /the pictures$/ }).count()).toBe(0);
    await slideDot(page, 2).click();
    await expectSlide(page, 2);
    await page.clock.runFor(60_000);
    await expectSlide(page, 2);
  });

  test("no animation or transition takes time", async () => {
    const { page } = await visitor.visit("/", { reducedMotion: "reduce" });
    const longest = await page.locator("*").evaluateAll((elements) => {
      const seconds = (list: string) => list.split(", ").map(parseFloat);
      return Math.max(
        ...elements.flatMap((element) => {
          const { animationDuration, animationDelay, transitionDuration } = getComputedStyle(element);
          return [animationDuration, animationDelay, transitionDuration].flatMap(seconds);
        }),
      );
    });
    expect(longest).toBeLessThanOrEqual(0.001);
  });
});
