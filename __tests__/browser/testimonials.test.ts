import type { Page } from "playwright-core";
import { testimonials } from "../support/entries";
import { eventually } from "./support/eventually";
import { nextFrame, waitUntilStill } from "./support/page-state";
import { swipe } from "./support/steps";
import { PHONE, newVisitor } from "./support/visitor";

const visitor = newVisitor();

/** How many dots there are (spec §4). */
const dotCount = (perView: number) => testimonials.length - perView + 1;

describe("the testimonials", () => {
  const QUOTES = testimonials.map(({ quote }) => quote);
  const open = async (width: number) => {
    const { page } = await visitor.visit("/", { viewport: { width, height: 900 }, reducedMotion: "reduce" });
    return page;
  };
  const dots = (page: Page) => page.getByRole("button", { name: /^Show testimonials/ });
  const button = (page: Page, name: string) => page.getByRole("button", { name: `${name} testimonials` });
  const currentDot = (page: Page) =>
    dots(page).evaluateAll((all) => all.findIndex((dot) => dot.hasAttribute("aria-current")));

  /** The quotes that stand inside the carousel's window, once nothing moves any more. */
  const quotesInView = async (page: Page): Promise<string[]> => {
    await waitUntilStill(page);
    return page.locator("#testimonials-row > li").evaluateAll((items) => {
      const frame = items[0]?.parentElement?.parentElement?.getBoundingClientRect();
      if (!frame) throw new Error("no carousel");
      return items
        .filter((item) => {
          const { left, right } = item.getBoundingClientRect();
          return left >= frame.left - 1 && right <= frame.right + 1;
        })
        .map((item) => (item.querySelector("blockquote")?.textContent ?? "").replace(/[“”]/g, ""));
    });
  };
  const expectGroup = async (page: Page, start: number, perView: number) => {
    await eventually(async () => {
      expect(await currentDot(page)).toBe(start);
      expect(await quotesInView(page)).toEqual(QUOTES.slice(start, start + perView));
    });
  };

  test.each([
    { width: 1024, perView: 3 },
    { width: 1023, perView: 2 },
    { width: 768, perView: 2 },
    { width: 767, perView: 1 },
  ])("show $perView at once at $width px, with a dot for each group", async ({ width, perView }) => {
    const page = await open(width);
    await expectGroup(page, 0, perView);
    await eventually(async () => {
      expect(await dots(page).count()).toBe(dotCount(perView));
    });
  });

  test.each([
    { width: 1280, perView: 3 },
    { width: 375, perView: 1 },
  ])("wrap with next and previous, and jump by a dot at $width px", async ({ width, perView }) => {
    const page = await open(width);
    const count = dotCount(perView);
    for (let start = 1; start < count; start += 1) {
      await button(page, "Next").click();
      await expectGroup(page, start, perView);
    }
    await button(page, "Next").click();
    await expectGroup(page, 0, perView);
    await button(page, "Previous").click();
    await expectGroup(page, count - 1, perView);
    await dots(page).first().click();
    await expectGroup(page, 0, perView);
  });

  test("move by a finger, and stay after a short way", async () => {
    const { page } = await visitor.visit("/", { viewport: PHONE, hasTouch: true, isMobile: true });
    const row = page.locator("#testimonials-row");
    await row.scrollIntoViewIfNeeded();
    await waitUntilStill(page);
    const box = await row.boundingBox();
    if (!box) throw new Error("no carousel");
    const from = { x: box.x + 150, y: box.y + 40 };
    const x = async () => (await row.boundingBox())?.x;
    // The row follows the finger as soon as its script is there.
    await eventually(async () => {
      let nearest = box.x;
      await swipe(page, from, -30, async () => {
        await nextFrame(page);
        nearest = Math.min(nearest, (await x()) ?? nearest);
      });
      expect(nearest).toBeLessThan(box.x - 5);
    });
    await expectGroup(page, 0, 1);
    for (const [distance, start] of [
      [-120, 1],
      [120, 0],
    ] as const) {
      await swipe(page, from, distance, () => nextFrame(page));
      await expectGroup(page, start, 1);
    }
  });

  test("slide with the buttons, but not where less motion is asked for", async () => {
    for (const reducedMotion of ["no-preference", "reduce"] as const) {
      const { page } = await visitor.visit("/", { viewport: { width: 1280, height: 900 }, reducedMotion });
      const script = page.waitForResponse(/carousel-motion/);
      const row = page.locator("#testimonials-row");
      await row.scrollIntoViewIfNeeded();
      await page.mouse.move(10, 10);
      await script;
      // The slide's layer comes with the script.
      await page.locator("#testimonials-row + div").waitFor({ state: "attached" });
      const places = await row.evaluateHandle((list) => {
        const seen = new Set<string>();
        new MutationObserver(() => seen.add(list.style.translate)).observe(list, { attributeFilter: ["style"] });
        return seen;
      });
      await button(page, "Next").click();
      await expectGroup(page, 1, 3);
      // Between the place before, one item to the right, and the new one.
      const steps = await places.evaluate((seen) => [...seen].filter((place) => parseFloat(place) > 0).length);
      expect(steps > 1).toBe(reducedMotion === "no-preference");
    }
  });

  test("never show less than they can when the window gets wider", async () => {
    const page = await open(375);
    await dots(page).last().click();
    await expectGroup(page, dotCount(1) - 1, 1);
    await page.setViewportSize({ width: 1280, height: 900 });
    await expectGroup(page, dotCount(3) - 1, 3);
  });

  test("out of view take no focus and are hidden from screen readers", async () => {
    const page = await open(800);
    await dots(page).nth(1).click();
    await expectGroup(page, 1, 2);
    const reachable = await page.locator("#testimonials-row > li").evaluateAll((items) =>
      items.map((item) => {
        const figure = item.querySelector("figure");
        if (!figure) throw new Error("an item without a testimonial");
        // Whatever a testimonial may come to hold: what could take focus there, must not.
        figure.tabIndex = 0;
        figure.focus();
        return { focus: document.activeElement === figure, read: item.ariaHidden !== "true" };
      }),
    );
    const inView = testimonials.map((_, index) => index === 1 || index === 2);
    expect(reachable).toEqual(inView.map((is) => ({ focus: is, read: is })));
  });
});
