import type { Page } from "@playwright/test";
import { addTestStyle } from "../test-style";

/**
 * What makes the page, or itself, wider than there is room. A table may scroll within its figure, as it needs both
 * dimensions (WCAG 1.4.10), and text may end with an ellipsis.
 */
export const tooWide = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    const found = scrollWidth > innerWidth ? [`the page: ${String(scrollWidth)} px in ${String(innerWidth)}`] : [];
    const elsewhere = "svg, [inert], [aria-hidden=true], #testimonials-row, figure > table";
    for (const element of document.querySelectorAll("body *")) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest(elsewhere)) continue;
      const { left, right, width } = element.getBoundingClientRect();
      const { position, textOverflow } = getComputedStyle(element);
      // One pixel is how text is hidden from sight and kept for screen readers.
      if (width > 1 && position !== "fixed" && (right > innerWidth + 1 || left < -1))
        found.push(`out of the window: ${element.outerHTML.slice(0, 120)}`);
      const wraps = element.matches("a, button, h1, h2, h3, h4, p, li, dd, dt, span") && textOverflow !== "ellipsis";
      if (wraps && width > 1 && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1)
        found.push(`wider than its box: ${element.outerHTML.slice(0, 120)}`);
    }
    return found;
  });

/** Sets the text in a reader's own spacing (WCAG 1.4.12), and returns what takes it away again. */
export const spaceText = (page: Page) =>
  addTestStyle(
    page,
    `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
     p { margin-bottom: 2em !important; }`,
  );

/** A title of about 200 characters, with words longer than a phone is wide. */
const LONG = `${"Umstrukturierungsbegleitungsvereinbarung".repeat(2)} ${"internationalization".repeat(3)} ${"a plain end that goes on and on ".repeat(2)}`;

/** Puts a long text in place of every heading, link, list item and paragraph: how many pixels is the page then too wide? */
export const overflowWithLongText = (page: Page) =>
  page.evaluate((text) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement?.closest("main :is(h1, h2, h3, h4, p, a, li)");
      if (element && node.textContent?.trim() && !node.parentElement?.closest("svg, table")) node.textContent = text;
    }
    return Math.max(0, document.documentElement.scrollWidth - innerWidth);
  }, LONG);

/** How far the content has jumped since the page began to load: https://web.dev/articles/cls */
export const layoutShift = (page: Page) =>
  page.evaluate(async () => {
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += "value" in entry ? Number(entry.value) : 0;
    }).observe({ type: "layout-shift", buffered: true });
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return shift;
  });

/** Texts with more characters in a line than are easy to read: WCAG 1.4.8 allows 80. */
export const longLines = (page: Page) =>
  page.evaluate(() => {
    const blocks = document.querySelectorAll(
      "main :is(p, li, dd, dt, blockquote, figcaption, h1, h2, h3, h4, address)",
    );
    return [...blocks].flatMap((block) => {
      if (!block.checkVisibility() || block.querySelector("p, li, dd, dt, blockquote, h1, h2, h3, h4, div")) return [];
      const range = document.createRange();
      range.selectNodeContents(block);
      const ends = new Map<number, { left: number; right: number }>();
      for (const { left, right, bottom } of range.getClientRects()) {
        const line = ends.get(Math.round(bottom / 8)) ?? { left, right };
        ends.set(Math.round(bottom / 8), { left: Math.min(left, line.left), right: Math.max(right, line.right) });
      }
      const widths = [...ends.values()].map(({ left, right }) => right - left);
      const text = (block.textContent ?? "").replace(/\s+/g, " ").trim();
      const longest = (text.length * Math.max(...widths)) / widths.reduce((sum, width) => sum + width, 0);
      return longest > 80 ? [`${String(Math.round(longest))}: ${text.slice(0, 80)}`] : [];
    });
  });

/** Text of the page's content that a reader does not see, outside of these elements. */
export const hiddenText = (page: Page, except: string) =>
  page.locator("main :is(h1, h2, h3, h4, p, li, dt, dd, td, blockquote)").evaluateAll(
    (elements, elsewhere) =>
      elements
        .filter((element) => !element.closest(elsewhere))
        .filter((element) => {
          const visible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
          return !visible || Number(getComputedStyle(element).opacity) < 0.5;
        })
        .map(({ textContent }) => (textContent ?? "").slice(0, 60)),
    except,
  );
