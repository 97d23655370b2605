import type { EntryNode } from "./entry-node";

/** Scrolls to the place of an entry on its page, and unfolds its details. */
export function showPlace(root: Element, { jsonId, title }: EntryNode): void {
  const heading = [...root.querySelectorAll("h1, h2, h3")].find(({ textContent }) => textContent === title);
  const place = document.getElementById(String(jsonId)) ?? heading?.closest("article, section");
  if (!place) return;
  place.querySelector<HTMLElement>('button[aria-expanded="false"]')?.click();
  place.scrollIntoView();
}
