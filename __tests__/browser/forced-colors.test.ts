import { heroSlides } from "../support/entries";
import { apply } from "./support/steps";
import { newVisitor } from "./support/visitor";

const visitor = newVisitor();

describe("in forced colors", () => {
  test.each(["/", "/contact", "/faq"])("buttons on %s keep an edge", async (path) => {
    const { page } = await visitor.visit(path, { reducedMotion: "reduce" });
    // What is told by its own ground or edge elsewhere has to keep an edge where grounds are taken away.
    const marked = await page
      .locator("a:not([href='#content']), button, input, select, textarea")
      .evaluateAll((all) => {
        const transparent = (color: string) => /^rgba\(.*, 0\)$/.test(color);
        const looks = all.filter((element) => {
          const { backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(element);
          if (element.closest("[aria-hidden=true]")) return false;
          return !transparent(backgroundColor) || (borderTopWidth !== "0px" && !transparent(borderTopColor));
        });
        for (const element of looks) element.setAttribute("data-looks-like-a-button", "");
        return looks.length;
      });
    expect(marked).toBeGreaterThan(0);
    await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
    expect(await page.evaluate(() => matchMedia("(forced-colors: active)").matches)).toBe(true);
    const withoutEdge = await page.locator("[data-looks-like-a-button]").evaluateAll((all) =>
      all
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => {
          const style = getComputedStyle(element);
          const edge = (kind: "border-top" | "border-bottom" | "outline") =>
            style.getPropertyValue(`${kind}-style`) !== "none" &&
            parseFloat(style.getPropertyValue(`${kind}-width`)) >= 1 &&
            style.getPropertyValue(`${kind}-color`) !== style.backgroundColor &&
            !/^rgba\(.*, 0\)$/.test(style.getPropertyValue(`${kind}-color`));
          return !edge("border-top") && !edge("border-bottom") && !edge("outline");
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    );
    expect(withoutEdge).toEqual([]);
  });

  test("the current dot can be told from the others, and focus can be seen", async () => {
    const { page } = await visitor.visit("/", { forcedColors: "active", reducedMotion: "reduce" });
    const dots = await page.getByRole("button", { name: /^Show slide/ }).evaluateAll((all) =>
      all.map((dot) => {
        const { width, borderTopStyle, borderTopWidth } = getComputedStyle(dot, "::before");
        return { width: parseFloat(width), edge: borderTopStyle !== "none" && parseFloat(borderTopWidth) >= 1 };
      }),
    );
    const [current, ...others] = dots;
    expect(dots.map(({ edge }) => edge)).toEqual(heroSlides.map(() => true));
    for (const other of others) expect(current?.width).toBeGreaterThan(2 * other.width);
    await page.keyboard.press("Tab");
    const focused = page.locator(":focus");
    await focused.waitFor();
    expect(await focused.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe("solid");
  });

  test("the dialog has an edge", async () => {
    const { page } = await visitor.visit("/careers", { forcedColors: "active", reducedMotion: "reduce" });
    await apply(page);
    const { width, edge, ground } = await page.getByRole("dialog").evaluate((dialog) => {
      const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(dialog);
      return { width: parseFloat(borderTopWidth), edge: borderTopColor, ground: backgroundColor };
    });
    expect(width).toBeGreaterThanOrEqual(1);
    expect(edge).not.toBe(ground);
    expect(edge).not.toMatch(/^rgba\(.*, 0\)$/);
  });
});
