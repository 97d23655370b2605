/** Scrolls the window without a movement to be seen; `top` in CSS pixels. */
export function scrollAtOnce(top: number): void {
  window.scrollTo({ top, behavior: "instant" });
}
