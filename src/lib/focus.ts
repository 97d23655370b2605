/** Focuses an element and scrolls it into view. Without `preventScroll`, WebKit also scrolls the page behind a dialog. */
export function showAndFocus(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: "nearest" });
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
