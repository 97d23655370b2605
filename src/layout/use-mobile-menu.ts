import { useCallback, useEffect, useRef, useState } from "react";
import type { MouseEvent } from "react";
import { coverPage } from "../lib/cover-page";
import { from } from "../theme/dimensions";

/** The navigation menu of small screens. Escape, a click on a link and a wide window close it. */
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
    const scrollTop = window.scrollY;
    const uncover = coverPage("#content, footer");
    document.addEventListener("keydown", onKeyDown);
    wide.addEventListener("change", close);
    return () => {
      uncover();
      // When the menu closes, Firefox adjusts the scroll position as if the page above had changed.
      window.scrollTo({ top: scrollTop, behavior: "instant" });
      document.removeEventListener("keydown", onKeyDown);
      wide.removeEventListener("change", close);
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
