import type { Page } from "playwright-core";

/** Returns the headings and leads, whose lines are balanced, that end with a single word on a line of its own. */
export function widows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const balanced = [...document.querySelectorAll("main :is(h1, h2, h3, p)")].filter(
      (element) => element.checkVisibility() && getComputedStyle(element).textWrap.includes("balance"),
    );
    return balanced.flatMap((element) => {
      const words: { text: string; top: number }[] = [];
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode;
        if (!node.parentElement?.checkVisibility()) continue;
        for (const match of (node.textContent ?? "").matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(node, match.index);
          range.setEnd(node, match.index + match[0].length);
          words.push({ text: match[0], top: Math.round(range.getBoundingClientRect().top) });
        }
      }
      const bottom = Math.max(...words.map(({ top }) => top));
      const last = words.filter(({ top }) => top === bottom);
      // Two words on two lines can't be set otherwise.
      return words.length > 2 && last.length === 1 && words.length !== last.length ? [element.textContent ?? ""] : [];
    });
  });
}
