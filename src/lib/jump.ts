/** Puts focus on an element, whatever it is, as browsers do with an anchor: the Tab key goes on from there. */
function moveFocus(target: HTMLElement): void {
  target.focus({ preventScroll: true });
  if (document.activeElement === target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  // A press inside would focus it again.
  target.addEventListener("blur", () => target.removeAttribute("tabindex"), { once: true });
}

/**
 * Scrolls to an anchor's target and moves focus to it.
 *
 * @param smoothly whether the page may be seen moving; it is not where less motion is asked for
 */
export function jumpTo(target: HTMLElement, smoothly: boolean): void {
  const moves = smoothly && !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  moveFocus(target);
  target.scrollIntoView({ behavior: moves ? "smooth" : "instant" });
}

/** Moves focus to the target again once the router, after it has changed the page, has put it on all of the page. */
export function keepFocusOn(target: HTMLElement): void {
  document.getElementById("gatsby-focus-wrapper")?.addEventListener("focus", () => moveFocus(target), { once: true });
}
