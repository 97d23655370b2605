import type { Page } from "@playwright/test";
import { testimonials } from "../support/entries";
import { nextFrame, waitUntilStill } from "./support/page-state";
import { swipe } from "./support/steps";
import { PHONE, expect, test, visit } from "./support/test";

/** How many dots there are (spec §4). */
const dotCount = (perView: number) => testimonials.length - perView + 1;

const row = (page: Page) => page.locator("#testimonials-row");
const dots = (page: Page) => page.getByRole("button", { name: /^Show testimonials/ });
const button = (page: Page, name: string) => page.getByRole("button", { name: `${name} testimonials` });

/** The numbers of the testimonials inside the carousel's window, from 0, once nothing moves any more. */
async function inView(page: Page): Promise<(string | null | undefined)[]> {
  await waitUntilStill(page);
  return row(page)
    .locator("> li")
    .evaluateAll((items) => {
      const frame = items[0]?.parentElement?.parentElement?.getBoundingClientRect() ?? new DOMRect();
      const isInside = ({ left, right }: DOMRect) => left >= frame.left - 1 && right <= frame.right + 1;
      const seen = items.filter((item) => isInside(item.getBoundingClientRect()));
      return seen.map((item) => item.querySelector("blockquote")?.textContent?.replace(/[“”]/g, ""));
    });
}

/** Waits until the group that begins with this testimonial is shown, and its dot is the current one. */
async function expectGroup(page: Page, start: number, perView: number): Promise<void> {
  const quotes = testimonials.map(({ quote }) => quote);
  await expect(dots(page)).toHaveCount(dotCount(perView));
  await expect(dots(page).nth(start)).toHaveAttribute("aria-current", "true");
  await expect(dots(page).and(page.locator("[aria-current]"))).toHaveCount(1);
  await expect.poll(() => inView(page)).toEqual(quotes.slice(start, start + perView));
}

/** Notes the places that the row has on its way to a new one. */
const watch = (page: Page) =>
  row(page).evaluateHandle((list) => {
    const seen = new Set<string>();
    new MutationObserver(() => seen.add(list.style.translate)).observe(list, { attributeFilter: ["style"] });
    return seen;
  });

/** Whether the row has slid: it was between its old place, to the right, and the new one. */
const slid = (places: Awaited<ReturnType<typeof watch>>) =>
  places.evaluate((seen) => [...seen].filter((place) => parseFloat(place) > 0).length > 1);

test.describe("where less motion is asked for", () => {
  test.use({ reducedMotion: "reduce" });

  for (const { width, perView } of [
    { width: 1280, perView: 3 },
    { width: 375, perView: 1 },
  ])
    test(`testimonials wrap by arrows, and jump by dots, at ${String(width)} px`, { tag: "@engine" }, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await visit(page, "/");
      const last = dotCount(perView) - 1;
      await expectGroup(page, 0, perView);
      for (let start = 1; start <= last; start += 1) {
        await button(page, "Next").click();
        await expectGroup(page, start, perView);
      }
      await button(page, "Next").press("Enter");
      await expectGroup(page, 0, perView);
      await button(page, "Previous").click();
      await expectGroup(page, last, perView);
      await dots(page).first().click();
      await expectGroup(page, 0, perView);
      await dots(page).nth(1).press("Enter");
      await expectGroup(page, 1, perView);

      const reachable = await row(page)
        .locator("> li")
        .evaluateAll((items) =>
          items.map((item) => {
            const figure = item.querySelector("figure") ?? document.body;
            // Whatever a testimonial may come to have: what could take focus there, must not.
            figure.tabIndex = 0;
            figure.focus();
            return { focus: document.activeElement === figure, read: item.ariaHidden !== "true" };
          }),
        );
      const seen = testimonials.map((_, index) => index >= 1 && index <= perView);
      expect(reachable).toEqual(seen.map((is) => ({ focus: is, read: is })));
    });

  test("3, 2 or 1 testimonials stand side by side, and never fewer than can when the window gets wider", async ({
    page,
  }) => {
    await visit(page, "/");
    for (const [width, perView] of [
      [1024, 3],
      [1023, 2],
      [768, 2],
      [767, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expectGroup(page, 0, perView);
    }
    await dots(page).last().click();
    await expectGroup(page, dotCount(1) - 1, 1);
    const places = await watch(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    await expectGroup(page, dotCount(3) - 1, 3);
    // The slide's layer comes with its script.
    await expect(page.locator("#testimonials-row + div")).toBeAttached();
    await button(page, "Previous").click();
    await expectGroup(page, dotCount(3) - 2, 3);
    expect(await slid(places)).toBe(false);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test("testimonials follow a finger, stay after a short way, and slide with the buttons", async ({ page }) => {
    await visit(page, "/");
    await row(page).scrollIntoViewIfNeeded();
    await waitUntilStill(page);
    const left = () => row(page).evaluate((list) => list.getBoundingClientRect().left);
    const { x, y } = (await row(page).boundingBox()) ?? { x: 0, y: 0 };
    const from = { x: x + 150, y: y + 40 };
    // The row follows the finger as soon as its script is there.
    await expect(async () => {
      let nearest = x;
      await swipe(page, from, -30, async () => {
        await nextFrame(page);
        nearest = Math.min(nearest, await left());
      });
      expect(nearest).toBeLessThan(x - 5);
    }).toPass();
    await expectGroup(page, 0, 1);
    await swipe(page, from, -120, () => nextFrame(page));
    await expectGroup(page, 1, 1);
    await swipe(page, from, 120, () => nextFrame(page));
    await expectGroup(page, 0, 1);
    const places = await watch(page);
    await button(page, "Next").click();
    await expectGroup(page, 1, 1);
    expect(await slid(places)).toBe(true);
  });
});
