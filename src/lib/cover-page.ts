/** Makes what a dialog or menu covers inert, and stops the page from scrolling. Returns a function that undoes both. */
export function coverPage(selector: string): () => void {
  const { style } = document.body;
  const setInert = (inert: boolean) => {
    for (const element of document.querySelectorAll(selector)) element.toggleAttribute("inert", inert);
  };
  const cover = () => {
    setInert(true);
    // Takes the place of the scrollbar, or the page would move.
    style.paddingInlineEnd = `${String(window.innerWidth - document.documentElement.clientWidth)}px`;
    style.overflow = "hidden";
  };
  // The dialog or menu is painted sooner if the styles of the covered page are recalculated after that.
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(cover)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    setInert(false);
    style.paddingInlineEnd = "";
    style.overflow = "";
  };
}
