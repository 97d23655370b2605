import { useCallback, useEffect, useRef, useState, type MouseEvent } from "react";
import { coverPage } from "../lib/cover-page";
import { from } from "../theme/dimensions";

/** The navigation menu of small screens. Escape, a click on a link, Back, Forward and a wide window close it. */
export function useMobileMenu() {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);

  useEffect(() => {
    if (!open) return undefined;
    const wide = window.matchMedia(from("lg"));
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      close();
      button.current?.focus({ preventScroll: true });
    };
    let scrollTop: number | undefined = window.scrollY;
    const closeWithoutScrolling = () => {
      scrollTop = undefined;
      close();
    };
    const uncover = coverPage("#content, footer");
    const closed = new AbortController();
    const { signal } = closed;
    document.addEventListener("keydown", onKeyDown, { signal });
    window.addEventListener("popstate", closeWithoutScrolling, { signal });
    wide.addEventListener("change", closeWithoutScrolling, { signal });
    return () => {
      uncover();
      // When the menu closes, Firefox adjusts the scroll position as if the page above had changed.
      if (scrollTop !== undefined) window.scrollTo({ top: scrollTop, behavior: "instant" });
      closed.abort();
    };
  }, [open, close]);

  return {
    open,
    button,
    toggle: () => setOpen((current) => !current),
    closeOnLink: ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest("a")) close();
    },
  };
}
