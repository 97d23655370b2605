import { heroSlides } from "../support/entries";
import { apply } from "./support/steps";
import { expect, test, visit } from "./support/test";

test.use({ reducedMotion: "reduce" });

const TRANSPARENT = /^rgba\(.*, 0\)$/;

test("buttons and fields keep an edge where forced colors take their ground", async ({ page }) => {
  for (const path of ["/", "/contact"]) {
    await page.emulateMedia({ forcedColors: "none" });
    await visit(page, path);
    await page.locator("a:not([href='#content']), button, input, select, textarea").evaluateAll((all) => {
      const isClear = (color: string) => /^rgba\(.*, 0\)$/.test(color);
      for (const element of all) {
        const { backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(element);
        const hasEdge = borderTopWidth !== "0px" && !isClear(borderTopColor);
        if (!element.closest("[aria-hidden=true]") && (hasEdge || !isClear(backgroundColor)))
          element.setAttribute("data-looks-like-a-button", "");
      }
    });
    await page.emulateMedia({ forcedColors: "active" });
    const buttons = page.locator("[data-looks-like-a-button]:visible");
    expect(await buttons.count()).toBeGreaterThan(0);
    const withoutEdge = await buttons.evaluateAll((all) =>
      all
        .filter((element) => {
          const style = getComputedStyle(element);
          const hasEdge = (kind: string) =>
            style.getPropertyValue(`${kind}-style`) !== "none" &&
            parseFloat(style.getPropertyValue(`${kind}-width`)) >= 1 &&
            style.getPropertyValue(`${kind}-color`) !== style.backgroundColor &&
            !/^rgba\(.*, 0\)$/.test(style.getPropertyValue(`${kind}-color`));
          return !["border-top", "border-bottom", "outline"].some(hasEdge);
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    );
    expect.soft(withoutEdge, path).toEqual([]);
  }
});

test.describe("in forced colors", () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  test("the current dot can be told from the others, and focus can be seen", async ({ page }) => {
    await visit(page, "/");
    const [current, ...others] = await page.getByRole("button", { name: /^Show slide/ }).evaluateAll((all) =>
      all.map((dot) => {
        const { width, borderTopStyle, borderTopWidth } = getComputedStyle(dot, "::before");
        return { width: parseFloat(width), hasEdge: borderTopStyle !== "none" && parseFloat(borderTopWidth) >= 1 };
      }),
    );
    expect(others).toHaveLength(heroSlides.length - 1);
    for (const { width, hasEdge } of others) {
      expect(hasEdge).toBe(true);
      expect(current?.width).toBeGreaterThan(2 * width);
    }
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus")).toHaveCSS("outline-style", "solid");
  });

  test("the dialog has an edge", async ({ page }) => {
    await visit(page, "/careers");
    await apply(page);
    const { width, edge, ground } = await page.getByRole("dialog").evaluate((dialog) => {
      const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(dialog);
      return { width: parseFloat(borderTopWidth), edge: borderTopColor, ground: backgroundColor };
    });
    expect(width).toBeGreaterThanOrEqual(1);
    expect(edge).not.toBe(ground);
    expect(edge).not.toMatch(TRANSPARENT);
  });
});
