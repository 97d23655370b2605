import type { Page } from "@playwright/test";
import { waitUntilLanded, waitUntilStill } from "./support/page-state";
import { PHONE, expect, test, visit } from "./support/test";

test.use({ reducedMotion: "reduce" });

interface Stop {
  readonly name: string;
  readonly ring: string;
  /** How far the ring's color stands out of the ground around it: 3 by WCAG 2.2, 1.4.11. */
  readonly contrast: number;
  readonly inSight: boolean;
}

/** What has focus; null at the end of the page. */
const focused = (page: Page) =>
  page.evaluate((): Stop | null => {
    const element = document.activeElement;
    const bar = document.querySelector("[data-header]");
    if (!element || !bar || element === document.body || element === document.documentElement) return null;
    const luminance = (color: string) => {
      const channels = (/[\d.]+, [\d.]+, [\d.]+/.exec(color)?.[0] ?? "").split(", ").map(Number);
      const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
        const share = channel / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    let around = element.parentElement;
    while (around && /, 0\)$/.test(getComputedStyle(around).backgroundColor)) around = around.parentElement;
    const ground = around ? getComputedStyle(around).backgroundColor : "rgb(255, 255, 255)";
    const { outlineStyle, outlineWidth, outlineOffset, outlineColor } = getComputedStyle(element);
    const lights = [outlineColor, ground].map(luminance);
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const onTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const covered =
      !bar.contains(element) && top < bar.getBoundingClientRect().bottom && bottom > bar.getBoundingClientRect().top;
    return {
      name: (element.getAttribute("aria-label") ?? element.textContent ?? "").slice(0, 50),
      ring: [outlineStyle, outlineWidth, outlineOffset].join(" "),
      contrast: (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05),
      inSight:
        (!covered || element.matches("[href='#content']")) &&
        // Pages scroll by whole pixels.
        Math.ceil(top) >= 0 &&
        Math.floor(bottom) <= window.innerHeight &&
        (onTop === element || element.contains(onTop)),
    };
  });

/** What has focus, once the page has come to rest. */
async function settled(page: Page): Promise<Stop | null> {
  await waitUntilStill(page);
  let stop: Stop | null = null;
  await expect(async () => {
    stop = await focused(page);
    if (stop) expect(stop).toMatchObject({ ring: "solid 3px 2px", inSight: true });
  }).toPass();
  return stop;
}

/** Walks through the page by a key, from its end or its beginning. */
async function walk(page: Page, key: string): Promise<readonly Stop[]> {
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press(key);
    const stop = await settled(page);
    if (!stop) return stops;
    stops.push(stop);
    expect(stops.length).toBeLessThan(200);
  }
}

for (const { path, viewport, key } of [
  { path: "/", viewport: { width: 1280, height: 900 }, key: "Tab" },
  { path: "/", viewport: PHONE, key: "Shift+Tab" },
  { path: "/contact", viewport: { width: 1280, height: 900 }, key: "Tab" },
])
  test(`on ${path} at ${viewport.width} px, ${key} reaches every link, in sight and with a ring that stands out`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await visit(page, path);
    const links = await page.locator("a[href]:visible").count();
    const stops = await walk(page, key);
    expect(stops.length).toBeGreaterThanOrEqual(links);
    expect(stops.filter(({ contrast }) => contrast < 3)).toEqual([]);
  });

test("the skip link shows itself, and leads to what comes first below the bar", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await visit(page, "/privacy-policy");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await waitUntilLanded(page, page.locator("h1"));
  await page.keyboard.press("Tab");
  await expect(page.locator("main#content :focus")).toBeAttached();
});
