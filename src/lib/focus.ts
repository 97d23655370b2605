/**
 * Focuses an element and scrolls it into view. Left to itself, WebKit would also scroll the page behind a dialog, and show
 * it there when the dialog is closed.
 */
export function showAndFocus(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: "nearest" });
}

/** Focuses any element, as browsers do with the target of an anchor: the Tab key continues from there. */
function moveFocus(target: HTMLElement): void {
  target.focus({ preventScroll: true });
  if (document.activeElement === target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  // A press inside of it would focus it again.
  target.addEventListener("blur", () => target.removeAttribute("tabindex"), { once: true });
}

/**
 * Scrolls to the target of an anchor and focuses it.
 *
 * @param smoothly whether the movement may be visible; it never is with prefers-reduced-motion
 */
export function jumpTo(target: HTMLElement, smoothly: boolean): void {
  const moves = smoothly && !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  moveFocus(target);
  target.scrollIntoView({ behavior: moves ? "smooth" : "instant" });
}

/** Focuses the target again after the router has focused the wrapper of the new page. */
export function keepFocusOn(target: HTMLElement): void {
  document.getElementById("gatsby-focus-wrapper")?.addEventListener("focus", () => moveFocus(target), { once: true });
}
