import type { Page } from "@playwright/test";
import { testimonials } from "../support/entries";
import { enlargeFont, nextFrame } from "./support/page-state";
import { expectZoom, swipe } from "./support/steps";
import { DESKTOP, PHONE, expect, test, visit } from "./support/test";

/** The last group is always full. */
const lastStart = (perView: number) => testimonials.length - perView;

const row = (page: Page) => page.locator("#testimonials-row");
const dots = (page: Page) => page.locator("#testimonials button[aria-label]");
const button = (page: Page, name: "Previous" | "Next") =>
  page.locator("#testimonials [aria-controls]").nth(name === "Next" ? 1 : 0);

const inView = (page: Page): Promise<number[]> =>
  row(page).evaluate((list) => {
    const frame = list.getBoundingClientRect();
    const places = [...list.children].map((item) => item.getBoundingClientRect());
    return places.flatMap(({ left, right }, index) =>
      left >= frame.left - 1 && right <= frame.right + 1 ? [index] : [],
    );
  });

/** Waits until exactly the group from `start` is visible, its dot is current, and the others are inert. All need no dots. */
async function expectGroup(page: Page, start: number, perView: number): Promise<void> {
  const group = testimonials.map((_, index) => index).slice(start, start + perView);
  const current = () => dots(page).evaluateAll((all) => all.map((dot) => dot.hasAttribute("aria-current")));
  const starts = lastStart(perView) === 0 ? [] : testimonials.slice(perView - 1);
  await expect.poll(current).toEqual(starts.map((_, index) => index === start));
  await expect.poll(() => inView(page)).toEqual(group);
  await expect(row(page).locator("> li:not([inert], [aria-hidden=true]) blockquote")).toContainText(
    group.map((index) => testimonials[index]?.quote ?? ""),
  );
}

/** Clicks a button. Returns whether the row slides: it is between the old and the new position at least once. */
async function slidesTo(page: Page, name: "Previous" | "Next", start: number, perView: number): Promise<boolean> {
  const places = await row(page).evaluateHandle((list) => {
    const seen = new Set<number>();
    list.addEventListener("scroll", () => seen.add(Math.round(list.scrollLeft)));
    return seen;
  });
  await button(page, name).click();
  await expectGroup(page, start, perView);
  return places.evaluate(({ size }) => size > 2);
}

test.use({ reducedMotion: "reduce" });

for (const perView of [3, 1])
  test(`the arrows wrap and the dots jump with ${perView} in view`, { tag: "@engine" }, async ({ page }) => {
    await page.setViewportSize(perView === 3 ? DESKTOP : PHONE);
    await visit(page, "/");
    await expectGroup(page, 0, perView);
    if (lastStart(perView) === 0) return;
    const announced = page.locator("#testimonials [aria-live=polite]");
    await expect(announced).toHaveText("");
    for (let start = 1; start <= lastStart(perView); start += 1) {
      await button(page, "Next").click();
      await expectGroup(page, start, perView);
      const [end, count] = [perView === 1 ? "" : `\\D+${start + perView}`, testimonials.length];
      await expect(announced).toHaveText(new RegExp(`\\b${start + 1}${end}\\D+${count}$`));
    }
    await button(page, "Next").press("Enter");
    await expectGroup(page, 0, perView);
    await button(page, "Previous").click();
    await expectGroup(page, lastStart(perView), perView);
    await dots(page).first().press("Enter");
    await expectGroup(page, 0, perView);
  });

/** In windows of each width, so many of the first testimonials are in view. */
async function expectFirst(page: Page, ...sizes: readonly (readonly [width: number, perView: number])[]) {
  for (const [width, perView] of sizes) {
    await page.setViewportSize({ width, height: 900 });
    await expectGroup(page, 0, perView);
  }
}

test("the width of the window sets how many testimonials are visible", { tag: "@engine" }, async ({ page }) => {
  await visit(page, "/");
  await expectFirst(page, [1024, 3], [1023, 2], [768, 2], [767, 1]);
  await dots(page).last().click();
  await expectGroup(page, lastStart(1), 1);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expectGroup(page, lastStart(3), 3);
  if (lastStart(3) > 0) expect(await slidesTo(page, "Previous", lastStart(3) - 1, 3)).toBe(false);
});

test("with a larger font, fewer testimonials are visible", async ({ page }) => {
  await enlargeFont(page);
  await visit(page, "/");
  // As wide as 53 and 43 letters.
  await expectFirst(page, [1280, 2], [1024, 1]);
  await dots(page).last().click();
  await expectGroup(page, lastStart(1), 1);
});

test("from right to left, the row follows the buttons and dots", { tag: "@engine" }, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await visit(page, "/");
  await page.evaluate(() => (document.documentElement.dir = "rtl"));
  await button(page, "Next").click();
  await expectGroup(page, 1, 1);
  await dots(page).last().click();
  await expectGroup(page, lastStart(1), 1);
  await button(page, "Next").click();
  await expectGroup(page, 0, 1);
});

test("two quick presses move the row by two, and two fingers on a trackpad by one", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.setViewportSize(PHONE);
  await visit(page, "/");
  await button(page, "Next").dblclick();
  await expectGroup(page, 2, 1);
  await row(page).hover();
  await page.mouse.wheel(-200, 1);
  await expectGroup(page, 1, 1);
  const top = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 30);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(top);
  await expectGroup(page, 1, 1);
});

test("without scripts, the row scrolls", async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false, viewport: PHONE })).newPage();
  await page.goto("/");
  await row(page).hover();
  await page.mouse.wheel(200, 0);
  await expect.poll(() => inView(page)).toEqual([1]);
  await page.context().close();
});

test.describe("on a phone", () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true, reducedMotion: "no-preference" });

  test("testimonials slide with the buttons and follow a swipe", async ({ page }) => {
    await visit(page, "/");
    expect(await slidesTo(page, "Next", 1, 1)).toBe(true);
    // The start of a long quotation.
    await row(page).evaluate((one) => one.scrollIntoView({ behavior: "instant" }));
    const { x, y } = (await row(page).locator("> li").nth(1).boundingBox()) ?? { x: 0, y: 0 };
    const from = { x: x + 150, y: y + 40 };
    // A long press selects the text.
    expect(await page.evaluate((point) => document.elementFromPoint(point.x, point.y)?.tagName, from)).toBe(
      "BLOCKQUOTE",
    );
    // More than half of the width: the browser returns a shorter swipe.
    for (const [start, distance] of [-220, 220].entries()) {
      await swipe(page, { x: x + 160 + distance / 2, y: y + 40 }, -distance, () => nextFrame(page));
      await expectGroup(page, start, 1);
    }
    await expectZoom(page, from);
  });
});
