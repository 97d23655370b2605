import { useEffect } from "react";
import type { EntryNode } from "./entry-node";

/** The name under which styles know the marks: https://www.w3.org/TR/css-highlight-api-1/ */
const HIGHLIGHT = "mark";

/** Returns the marks that stand in an entry, in its texts or in the addresses of pictures that say what is missing. */
export function marksIn(entry: unknown, marks: readonly string[]): readonly string[] {
  const texts = JSON.stringify(entry);
  return marks.filter((mark) => texts.includes(mark) || texts.includes(encodeURIComponent(mark)));
}

/** Finds a mark in the texts below an element. */
function rangesOf(root: Element, marks: readonly string[]): { readonly ranges: Range[]; readonly found: Set<string> } {
  const ranges: Range[] = [];
  const found = new Set<string>();
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode } = texts;
    for (const mark of marks) {
      const start = currentNode.textContent?.indexOf(mark) ?? -1;
      if (start < 0) continue;
      found.add(mark);
      const range = new Range();
      range.setStart(currentNode, start);
      range.setEnd(currentNode, start + mark.length);
      ranges.push(range);
    }
  }
  return { ranges, found };
}

/**
 * Makes the marks of a form stand out where the page shows them, without a change of the page's elements.
 *
 * @returns the marks that the page shows nowhere
 */
export function highlightMarks(root: Element, marks: readonly string[]): readonly string[] {
  const { ranges, found } = rangesOf(root, marks);
  // Older browsers show the marks as text like any other.
  if ("highlights" in CSS) CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges));
  const pictures = [...root.querySelectorAll("img")].map(({ src }) => src);
  return marks.filter(
    (mark) => !found.has(mark) && !pictures.some((address) => address.includes(encodeURIComponent(mark))),
  );
}

/** Scrolls to the place of an entry on its page, and unfolds its details. */
export function showPlace(root: Element, { jsonId, title }: EntryNode): void {
  const heading = [...root.querySelectorAll("h1, h2, h3")].find(({ textContent }) => textContent === title);
  const place = document.getElementById(String(jsonId)) ?? heading?.closest("article, section");
  if (!place) return;
  place.querySelector<HTMLElement>('button[aria-expanded="false"]')?.click();
  place.scrollIntoView();
}

/** Keeps links and forms from leading away from the page: it is to be looked at. */
export function useNoNavigation(): void {
  useEffect(() => {
    const stay = (event: Event) => {
      const { target, type } = event;
      if (type === "submit" || (target instanceof Element && target.closest("a"))) event.preventDefault();
    };
    document.addEventListener("click", stay, true);
    document.addEventListener("submit", stay, true);
    return () => {
      document.removeEventListener("click", stay, true);
      document.removeEventListener("submit", stay, true);
    };
  }, []);
}
