import type { Page } from "playwright-core";
import { testimonials } from "../support/entries";
import { eventually } from "./support/eventually";
import { waitUntilStill } from "./support/page-state";
import { shareVisit } from "./support/shared-visit";
import { newVisitor } from "./support/visitor";

const visitor = newVisitor();

/** How many dots there are (spec §4). */
const dotCount = (perView: number) => testimonials.length - perView + 1;

describe("the testimonials", () => {
  const QUOTES = testimonials.map(({ quote }) => quote);
  const WIDTHS = [
    { width: 1280, perView: 3 },
    { width: 800, perView: 2 },
    { width: 375, perView: 1 },
  ].map(({ width, perView }) => ({ width, perView, dots: dotCount(perView) }));

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

  describe.each(WIDTHS)("at $width px", ({ width, perView, dots: count }) => {
    const visited = shareVisit("/", { viewport: { width, height: 900 }, reducedMotion: "reduce" });

    test(`show ${String(perView)} at once with ${String(count)} dots`, async () => {
      const { page } = visited();
      await expectGroup(page, 0, perView);
      await eventually(async () => {
        expect(await dots(page).count()).toBe(count);
      });
    });

    test("wrap with next and previous", async () => {
      const { page } = visited();
      await dots(page).first().click();
      for (let start = 1; start < count; start += 1) {
        await button(page, "Next").click();
        await expectGroup(page, start, perView);
      }
      await button(page, "Next").click();
      await expectGroup(page, 0, perView);
      await button(page, "Previous").click();
      await expectGroup(page, count - 1, perView);
    });

    test("jump to a group by its dot", async () => {
      const { page } = visited();
      for (const start of [0, count - 1, 0]) {
        await dots(page).nth(start).click();
        await expectGroup(page, start, perView);
      }
    });
  });

  test("are counted again when the window's width changes, and never show less than they can", async () => {
    const page = await open(1280);
    const resize = async (width: number, count: number) => {
      await page.setViewportSize({ width, height: 900 });
      await page.waitForFunction(
        (expected) =>
          document.querySelectorAll("#testimonials button[aria-label^='Show testimonials']").length === expected,
        count,
      );
    };
    for (const { width, perView, dots: count } of [...WIDTHS, ...WIDTHS.toReversed()]) {
      await resize(width, count);
      await expectGroup(page, 0, perView);
    }
    await resize(375, dotCount(1));
    await dots(page).last().click();
    await expectGroup(page, dotCount(1) - 1, 1);
    await resize(1280, dotCount(3));
    await expectGroup(page, dotCount(3) - 1, 3);
  });

  test.each([
    { width: 1024, perView: 3 },
    { width: 1023, perView: 2 },
    { width: 768, perView: 2 },
    { width: 767, perView: 1 },
  ])("change what they show at once exactly at 1024 and 768 px: $perView at $width px", async ({ width, perView }) => {
    const page = await open(width);
    await expectGroup(page, 0, perView);
    await eventually(async () => {
      expect(await dots(page).count()).toBe(dotCount(perView));
    });
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
