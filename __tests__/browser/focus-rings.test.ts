import type { Page } from "playwright-core";
import { DESKTOP, newVisitor } from "./support/visitor";

const visitor = newVisitor();

/** WCAG 2.2, 1.4.11 and 2.4.13. */
const ENOUGH = 3;

interface Ring {
  readonly name: string;
  readonly shape: string;
  readonly contrast: number;
}

/** The ring of what has focus, and how far its color stands out of the ground around it; null where nothing has focus. */
const ring = (page: Page) =>
  page.evaluate((): Ring | null => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const channels = (color: string) => (/[\d.]+, [\d.]+, [\d.]+/.exec(color)?.[0] ?? "").split(", ").map(Number);
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => {
        const share = channel / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    let around = element.parentElement;
    while (around && /, 0\)$/.test(getComputedStyle(around).backgroundColor)) around = around.parentElement;
    const { outlineStyle, outlineWidth, outlineOffset, outlineColor } = getComputedStyle(element);
    const [light = 0, dark = 0] = [
      outlineColor,
      around ? getComputedStyle(around).backgroundColor : "rgb(255, 255, 255)",
    ]
      .map(luminance)
      .sort((one, other) => other - one);
    return {
      name: (element.getAttribute("aria-label") ?? element.textContent ?? "").slice(0, 40),
      shape: [outlineStyle, outlineWidth, outlineOffset].join(" "),
      contrast: (light + 0.05) / (dark + 0.05),
    };
  });

test.each(["/", "/contact"])(
  "whatever has the keyboard's focus on %s has the same ring, which stands out of its ground",
  async (path) => {
    const { page } = await visitor.visit(path, { viewport: DESKTOP });
    const rings: Ring[] = [];
    // Menus are open while their entries are passed.
    for (let presses = 0; presses < 200; presses += 1) {
      await page.keyboard.press("Tab");
      const found = await ring(page);
      if (!found) break;
      rings.push(found);
    }
    expect(rings.length).toBeGreaterThan(20);
    expect([...new Set(rings.map(({ shape }) => shape))]).toEqual(["solid 3px 2px"]);
    expect(rings.filter(({ contrast }) => contrast < ENOUGH)).toEqual([]);
  },
);
