import { useCallback, useEffect, useRef, useState } from "react";
import type { MouseEvent } from "react";
import { coverPage } from "../lib/cover-page";
import { from } from "../theme/dimensions";

/** The navigation menu of small screens. Escape, a click on a link, Back, Forward and a wide window close it. */
export function useMobileMenu() {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => {
    setOpen(false);
  }, []);

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
    document.addEventListener("keydown", onKeyDown);
    window.addEventListener("popstate", closeWithoutScrolling);
    wide.addEventListener("change", closeWithoutScrolling);
    return () => {
      uncover();
      // When the menu closes, Firefox adjusts the scroll position as if the page above had changed.
      if (scrollTop !== undefined) window.scrollTo({ top: scrollTop, behavior: "instant" });
      document.removeEventListener("keydown", onKeyDown);
      window.removeEventListener("popstate", closeWithoutScrolling);
      wide.removeEventListener("change", closeWithoutScrolling);
    };
  }, [open, close]);

  return {
    open,
    button,
    toggle: () => {
      setOpen((current) => !current);
    },
    closeOnLink: ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest("a")) close();
    },
  };
}
