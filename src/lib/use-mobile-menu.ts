import { useCallback, useEffect, useRef, useState } from "react";
import type { MouseEvent } from "react";
import { from } from "../theme/dimensions";
import { afterPaint } from "./timing";

/** What the open sheet covers, and keyboard and screen reader must not reach. */
const BEHIND = "#content, footer";

/**
 * Manages the sheet with the navigation on small screens. Its button toggles it; Escape, a press on a link, and a
 * window that grows wide enough for the row close it.
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
    // The sheet covers the page: a phone shows it sooner if it needn't recalculate the styles of the page first.
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
      // When the sheet closes, Firefox adjusts the scroll position as if the page above had changed.
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
