import { useCallback, useEffect, useRef, useState } from "react";
import type { MouseEvent } from "react";
import { from } from "../theme/dimensions";
import { afterPaint } from "./timing";

/** What lies behind the open sheet and must not be reached by keyboard or screen reader. */
const BEHIND = "#content, footer";

/**
 * The sheet that holds the navigation on small screens: toggled by its button, closed by Escape, by the choice
 * of a link, and where the window grows wide enough for the row.
 */
export function useMobileMenu() {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => {
    setOpen(false);
  }, []);

  useEffect(() => {
    if (!open) return undefined;
    const wide = window.matchMedia(from("lg"));
    const behind = [...document.querySelectorAll(BEHIND)];
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      close();
      button.current?.focus({ preventScroll: true });
    };
    const place = window.scrollY;
    // The sheet hides it: a phone need not work out the styles of all the page before it shows the sheet.
    const giveUpWaiting = afterPaint(() => {
      for (const element of behind) element.setAttribute("inert", "");
      document.body.style.overflow = "hidden";
    });
    document.addEventListener("keydown", onKeyDown);
    wide.addEventListener("change", close);
    return () => {
      giveUpWaiting();
      for (const element of behind) element.removeAttribute("inert");
      document.body.style.overflow = "";
      // Firefox takes the sheet's end for a change of the page above, and moves on by it.
      window.scrollTo({ top: place, behavior: "instant" });
      document.removeEventListener("keydown", onKeyDown);
      wide.removeEventListener("change", close);
    };
  }, [open, close]);

  return {
    open,
    button,
    toggle: () => {
      setOpen((now) => !now);
    },
    closeOnLink: ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest("a")) close();
    },
  };
}
