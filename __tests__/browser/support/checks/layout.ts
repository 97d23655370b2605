import type { Page } from "@playwright/test";
import { addTestStyle } from "../page-state";

/**
 * The elements that are wider than the window or than their box. A table may scroll inside its figure (WCAG 1.4.10), as may
 * rows.
 */
export const tooWide = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    const found = scrollWidth > innerWidth ? [`the page: ${scrollWidth} px in ${innerWidth}`] : [];
    const allowed = "svg, [inert], [aria-hidden=true], #testimonials-row, #categories, figure > table";
    for (const element of document.querySelectorAll("body *")) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest(allowed)) continue;
      const { left, right, width } = element.getBoundingClientRect();
      const { position } = getComputedStyle(element);
      // Text for screen readers only is one pixel wide.
      if (width > 1 && position !== "fixed" && (right > innerWidth + 1 || left < -1))
        found.push(`out of the window: ${element.outerHTML.slice(0, 120)}`);
      const wraps = element.matches("a, button, h1, h2, h3, h4, p, li, dd, dt, span");
      if (wraps && width > 1 && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1)
        found.push(`wider than its box: ${element.outerHTML.slice(0, 120)}`);
    }
    return found;
  });

/** Applies the text spacing of WCAG 1.4.12. Returns a function that removes it. */
export const spaceText = (page: Page) =>
  addTestStyle(
    page,
    `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
     p { margin-bottom: 2em !important; }`,
  );

/** The layout shift since the page started to load: https://web.dev/articles/cls */
export const layoutShift = (page: Page) =>
  page.evaluate(async () => {
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += "value" in entry ? Number(entry.value) : 0;
    }).observe({ type: "layout-shift", buffered: true });
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return shift;
  });

/** Texts with more than 80 characters in a line, the limit of WCAG 1.4.8. */
export const longLines = (page: Page) =>
  page.evaluate(() => {
    const texts = document.querySelectorAll("main :is(p, li, dd, dt, blockquote, figcaption, h1, h2, h3, h4, address)");
    return [...texts].flatMap((block) => {
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

/** Text of the page's content that is not visible, except inside these elements. */
export const hiddenText = (page: Page, except: string) =>
  page.locator("main :is(h1, h2, h3, h4, p, li, dt, dd, td, blockquote)").evaluateAll(
    (elements, exceptions) =>
      elements
        .filter((element) => {
          const visible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
          return !element.closest(exceptions) && (!visible || Number(getComputedStyle(element).opacity) < 0.5);
        })
        .map(({ textContent }) => (textContent ?? "").slice(0, 60)),
    except,
  );

/** The different texts of the content that are visible. A label of a table is in its head, or on phones in its cells. */
export const visibleTexts = (page: Page) =>
  page.locator("main *:not(thead *, td > [aria-hidden])").evaluateAll((all) => {
    const isForScreenReaders = (one: Element | null): boolean =>
      one !== null && ((one.clientWidth === 1 && one.clientHeight === 1) || isForScreenReaders(one.parentElement));
    const texts = all.flatMap((part) => {
      if (!part.checkVisibility({ visibilityProperty: true }) || isForScreenReaders(part)) return [];
      return [...part.childNodes].flatMap((node) => (node instanceof Text ? [node.data.trim()] : []));
    });
    return [...new Set(texts)].filter((text) => text !== "").sort();
  });

/** The entries of description lists, and the blocks with a heading, that touch the block before them. */
export const touchingBlocks = (page: Page) =>
  page.locator("main :is(dl > div + div, div + div:has(> :is(h2, h3, h4):first-child)):visible").evaluateAll((all) =>
    all.flatMap((block) => {
      const { right, bottom } = block.previousElementSibling?.getBoundingClientRect() ?? new DOMRect();
      // In columns, a block may be beside the one before.
      const end = right > block.getBoundingClientRect().left ? bottom : 0;
      const start = block.getBoundingClientRect().top + parseFloat(getComputedStyle(block).paddingTop);
      return start < end + 6 ? [block.textContent] : [];
    }),
  );

/** The words that narrow columns break. The head of a table may be for screen readers only. */
export const brokenWords = (page: Page) =>
  page.locator("main").evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const { 0: word, index } of (node.parentElement?.closest("thead") ? "" : (node.textContent ?? "")).matchAll(
        /[\p{L}\d]+/gu,
      )) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(word);
      }
    return found;
  });
