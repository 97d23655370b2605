import { afterPaint } from "./timing";

/**
 * Makes what a dialog or menu covers inert, and stops the page from scrolling.
 *
 * @param covered a selector
 * @returns a function that undoes both
 */
export function coverPage(covered: string): () => void {
  const elements = document.querySelectorAll<HTMLElement>(covered);
  const { style } = document.body;
  // The dialog or menu is painted sooner if the styles of the covered page are recalculated later.
  const cancel = afterPaint(() => {
    for (const element of elements) {
      element.setAttribute("inert", "");
      // Where `inert` is unknown (Chrome before 102, Firefox before 112, Safari before 15.5), Tab would go to the covered page.
      if (!element.inert) element.style.visibility = "hidden";
    }
    // Takes the place of the scrollbar, or the page would move.
    style.paddingInlineEnd = `${String(window.innerWidth - document.documentElement.clientWidth)}px`;
    style.overflow = "hidden";
  });
  return () => {
    cancel();
    for (const element of elements) {
      element.removeAttribute("inert");
      element.style.visibility = "";
    }
    style.paddingInlineEnd = "";
    style.overflow = "";
  };
}
