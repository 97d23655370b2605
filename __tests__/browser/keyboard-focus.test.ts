import type { Page } from "playwright-core";
import { eventually } from "./support/eventually";
import { waitForFocus, waitUntilLanded, waitUntilStill } from "./support/page-state";
import { DESKTOP, PHONE, newVisitor } from "./support/visitor";

const visitor = newVisitor();

test.each([PHONE, DESKTOP])(
  "the skip link shows itself at $width px, and leads to what comes first below the bar",
  async (viewport) => {
    const { page } = await visitor.visit("/privacy-policy", { viewport, reducedMotion: "reduce" });
    const skip = page.getByRole("link", { name: "Skip to content" });
    const box = async () => (await skip.boundingBox()) ?? { y: NaN, height: NaN };
    expect((await box()).y + (await box()).height).toBeLessThanOrEqual(0);
    await page.keyboard.press("Tab");
    await waitForFocus(page, skip);
    await waitUntilStill(page);
    expect((await box()).y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press("Enter");
    await waitUntilLanded(page, page.locator("h1"));
    await page.keyboard.press("Tab");
    await page.locator("main#content :focus").waitFor();
  },
);

describe("the keyboard's focus", () => {
  interface Stop {
    readonly name: string;
    readonly outlined: boolean;
    readonly inSight: boolean;
  }

  /** What has focus; nothing at the end of the page. */
  const focused = (page: Page) =>
    page.evaluate((): Stop | null => {
      const element = document.activeElement;
      const bar = document.querySelector("[data-header]");
      if (!element || !bar || element === document.body || element === document.documentElement) return null;
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const onTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const covered =
        !bar.contains(element) && top < bar.getBoundingClientRect().bottom && bottom > bar.getBoundingClientRect().top;
      return {
        name: (element.getAttribute("aria-label") ?? element.textContent ?? "").slice(0, 50),
        outlined: outlineStyle !== "none" && parseFloat(outlineWidth) >= 2 && !/^rgba\(.*, 0\)$/.test(outlineColor),
        inSight:
          (!covered || element.matches("[href='#content']")) &&
          // Pages scroll by whole pixels.
          Math.ceil(top) >= 0 &&
          Math.floor(bottom) <= window.innerHeight &&
          (onTop === element || element.contains(onTop)),
      };
    });

  /** What has focus, outlined and in sight once the page has come to rest. */
  async function settled(page: Page): Promise<Stop | null> {
    let stop: Stop | null = null;
    await eventually(async () => {
      stop = await focused(page);
      expect(stop).toEqual(stop && { ...stop, outlined: true, inSight: true });
    });
    return stop;
  }

  test.each(
    [PHONE, DESKTOP].flatMap((viewport) =>
      (viewport === PHONE
        ? [
            { key: "Tab", direction: "forth" },
            { key: "Shift+Tab", direction: "back" },
          ]
        : [{ key: "Tab", direction: "forth" }]
      ).map((way) => ({ ...way, viewport, width: viewport.width })),
    ),
  )(
    "is outlined and in sight at every stop through the home page, $direction, at $width px",
    async ({ key, viewport }) => {
      const { page } = await visitor.visit("/", { viewport, reducedMotion: "reduce" });
      const links = await page.locator("a[href]:visible").count();
      const stops: Stop[] = [];
      for (let presses = 0; presses < 150; presses += 1) {
        await page.keyboard.press(key);
        await waitUntilStill(page);
        const stop = await settled(page);
        if (!stop) break;
        stops.push(stop);
      }
      expect(stops.length).toBeGreaterThanOrEqual(links);
      expect(stops.length).toBeLessThan(150);
    },
  );
});
