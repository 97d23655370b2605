/**
 * Focuses an element and scrolls it into view, then what describes it: the error of a field comes last, so it's visible if a low
 * window has no room for both. Without `preventScroll`, WebKit also scrolls the page behind a dialog.
 */
export function showAndFocus(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  const ids = element.getAttribute("aria-describedby")?.split(" ") ?? [];
  for (const part of [element, ...ids.map((id) => document.getElementById(id))])
    part?.scrollIntoView({ block: "nearest" });
}

/**
 * Keeps the place of a press in a text, where Tab continues. A part of the page that scripts can focus would get focus from the
 * press, and Tab would go back to the start of that part.
 */
export function keepPressedPlace({ target }: Event): void {
  for (const part of document.querySelectorAll("#___gatsby [tabindex='-1']"))
    if (target instanceof Node && part.contains(target)) part.removeAttribute("tabindex");
}

/** Focuses the target of an anchor, also if the element is not focusable. */
export function focusTarget(target: HTMLElement): void {
  target.focus({ preventScroll: true });
  if (document.activeElement === target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
