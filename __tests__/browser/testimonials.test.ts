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

test("the width of the window and the size of the font set how many testimonials are visible", async ({ page }) => {
  const expectFirst = async (sizes: Readonly<Record<number, number>>) => {
    for (const [width, perView] of Object.entries(sizes)) {
      await page.setViewportSize({ width: Number(width), height: 900 });
      await expectGroup(page, 0, perView);
    }
  };
  await visit(page, "/");
  await expectFirst({ 1024: 3, 1023: 2, 768: 2, 767: 1 });
  await enlargeFont(page);
  await visit(page, "/");
  // As wide as 53 and 43 letters.
  await expectFirst({ 1280: 2, 1024: 1 });
});

test("two quick presses move the row by two", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.setViewportSize(PHONE);
  await visit(page, "/");
  await button(page, "Next").dblclick();
  await expectGroup(page, 2, 1);
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

  test("testimonials follow a swipe", async ({ page }) => {
    await visit(page, "/");
    await row(page).evaluate((one) => one.scrollIntoView({ behavior: "instant" }));
    const { x, y } = (await row(page).boundingBox()) ?? { x: 0, y: 0 };
    // More than half of the width: the browser returns a shorter swipe.
    for (const [start, distance] of [
      [1, -220],
      [0, 220],
    ] as const) {
      await swipe(page, { x: x + 160 - distance / 2, y: y + 40 }, distance, () => nextFrame(page));
      await expectGroup(page, start, 1);
    }
    await expectZoom(page, { x: x + 150, y: y + 40 });
  });
});
