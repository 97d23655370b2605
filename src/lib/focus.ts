/**
 * Focuses an element and scrolls it into view. Left to itself, WebKit would also scroll the page behind a dialog, and show
 * it there when the dialog is closed.
 */
export function showAndFocus(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: "nearest" });
}

/** Focuses the target of an anchor, whatever element it is, as browsers do. */
export function focusTarget(target: HTMLElement): void {
  target.focus({ preventScroll: true });
  if (document.activeElement === target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  // A press inside of it would focus it again.
  target.addEventListener("blur", () => target.removeAttribute("tabindex"), { once: true });
}
