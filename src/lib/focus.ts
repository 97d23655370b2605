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

/** Focuses the target of an anchor, also if the element is not focusable. */
export function focusTarget(target: HTMLElement): void {
  target.focus({ preventScroll: true });
  if (document.activeElement === target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  // Otherwise a click inside it would focus it again.
  target.addEventListener("blur", () => target.removeAttribute("tabindex"), { once: true });
}
