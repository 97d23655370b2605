import type { Page } from "@playwright/test";
import { contrast } from "../support/contrast";
import { waitUntilBelowHeader, waitForAnimations } from "./support/page-state";
import { navigate } from "./support/steps";
import { DESKTOP, PHONE, expect, test, visit } from "./support/test";

test.use({ reducedMotion: "reduce" });

/** The focused element: its focus ring, the background around it, and whether it is fully visible. Null at the end of the page. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    const bar = document.querySelector("[data-header]");
    if (!element || !bar || element === document.body || element === document.documentElement) return null;
    const { outlineStyle, outlineWidth, outlineOffset, outlineColor } = getComputedStyle(element);
    let background = element.parentElement;
    while (background && /, 0\)$/.test(getComputedStyle(background).backgroundColor))
      background = background.parentElement;
    const { top, bottom, height } = element.getBoundingClientRect();
    // Browsers don't scroll to the end of a high field.
    const end = element.matches("textarea") ? bottom - height / 2 : bottom;
    // Between the lines of a wrapped link is its paragraph.
    const line = element.getClientRects()[0] ?? new DOMRect();
    const onTop = document.elementFromPoint(line.x + line.width / 2, line.y + line.height / 2);
    const { top: barTop, bottom: barBottom } = bar.getBoundingClientRect();
    // A row of long quotations.
    const isHigh = height > innerHeight - barBottom;
    const mayCover = !isHigh && !bar.contains(element) && !element.matches("[href='#content']");
    return {
      name: (element.ariaLabel ?? element.textContent ?? "").slice(0, 50),
      ring: [outlineStyle, outlineWidth, outlineOffset].join(" "),
      color: outlineColor,
      background: background ? getComputedStyle(background).backgroundColor : "rgb(255, 255, 255)",
      isCovered: (mayCover && top < barBottom && bottom > barTop) || (onTop !== element && !element.contains(onTop)),
      // Rounded: pages scroll by whole pixels.
      isInWindow: isHigh ? top < innerHeight && bottom > 0 : Math.ceil(top) >= 0 && Math.floor(end) <= innerHeight,
    };
  });

/** Presses the key until the end of the page. Expects each stop to be visible, with a clear focus ring. */
async function countStops(page: Page, key: string): Promise<number> {
  for (let stops = 0; stops < 200; stops += 1) {
    await page.keyboard.press(key);
    let isEnd = false;
    await expect(async () => {
      const stop = await focused(page);
      isEnd = !stop;
      if (!stop) return;
      expect(stop, stop.name).toMatchObject({ ring: "solid 3px 2px", isCovered: false, isInWindow: true });
      // WCAG 2.2, 1.4.11.
      expect(contrast(stop.color, stop.background), stop.name).toBeGreaterThanOrEqual(3);
    }).toPass({ timeout: 15_000 });
    if (isEnd) return stops;
  }
  throw new Error("the page has no last stop");
}

for (const { path, viewport, keys } of [
  { path: "/", viewport: PHONE, keys: ["Tab", "Shift+Tab"] },
  { path: "/contact", viewport: DESKTOP, keys: ["Tab"] },
])
  test(`each keyboard stop on ${path} is visible with a clear focus ring at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await visit(page, path);
    const links = await page.locator("a[href]:visible").count();
    for (const key of keys) expect(await countStops(page, key)).toBeGreaterThanOrEqual(links);
  });

test("the skip link appears on focus and jumps to the content", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await visit(page, "/privacy-policy");
  const skip = page.locator("a[href='#content']").first();
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  await waitForAnimations(page);
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.locator("main#content")).toBeFocused();
  await waitUntilBelowHeader(page.locator("h1"));
  await page.keyboard.press("Tab");
  await expect(page.locator("main#content :focus")).toBeVisible();
});

test("after a press in a text, Tab goes on from there", { tag: "@engine" }, async ({ page }) => {
  const pressAndTab = async (place: string) => {
    const text = page.locator(`main ${place}`).last();
    await text.click({ position: { x: 4, y: 8 } });
    await page.keyboard.press("Tab");
    const isAfter = await text.evaluate(
      (one) => one.compareDocumentPosition(document.activeElement ?? one) === Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(isAfter, page.url()).toBe(true);
  };
  // In a part that a link has focused, and on a page after a link.
  await visit(page, "/privacy-policy");
  await page.locator("main nav a[href*='#section-']").first().click();
  await expect(page.locator("section:focus")).toHaveCount(1);
  await pressAndTab(`${new URL(page.url()).hash} p`);
  await navigate(page, "/about");
  await expect(page.locator("#gatsby-focus-wrapper")).toBeFocused();
  await pressAndTab("#mission p");
});
