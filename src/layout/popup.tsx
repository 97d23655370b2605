import { chakra } from "@chakra-ui/react/styled-system";
import { useCallback, useEffect, useRef, useState } from "react";
import type { KeyboardEvent, PointerEvent } from "react";

/** How the list was opened: after a click, it stays open when the pointer leaves. */
type Popup = "closed" | "hovered" | "clicked";

const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index <= 0 ? count : index) - 1,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/**
 * Manages a button that opens a list: by click, Enter, Space and arrow down, and with a mouse on hover. Escape closes
 * it and returns focus to the button; so do a press outside and focus outside. A list that is part of the page stays
 * open: closing it would move the layout under the visitor's finger.
 * https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/
 *
 * @param floatMedia the media query with which the list floats over the page and opens on hover; without it, the list
 *   always floats and never opens on hover
 */
export function usePopup<Root extends HTMLElement>(floatMedia?: string) {
  const root = useRef<Root>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [popup, setPopup] = useState<Popup>("closed");
  const open = popup !== "closed";
  const close = useCallback(() => {
    setPopup("closed");
  }, []);

  useEffect(() => {
    if (!open) return undefined;
    const leave = ({ target }: Event) => {
      if (floatMedia && !window.matchMedia(floatMedia).matches) return;
      if (target instanceof Node && !root.current?.contains(target)) close();
    };
    document.addEventListener("pointerdown", leave);
    document.addEventListener("focusin", leave);
    return () => {
      document.removeEventListener("pointerdown", leave);
      document.removeEventListener("focusin", leave);
    };
  }, [open, close, floatMedia]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && open) {
      event.stopPropagation();
      close();
      button.current?.focus();
      return;
    }
    const step = STEPS[event.key];
    const onButton = event.target === button.current;
    if (!step || (onButton && event.key !== "ArrowDown")) return;
    event.preventDefault();
    setPopup("clicked");
    // React renders the open list after this handler.
    requestAnimationFrame(() => {
      const items = [...(root.current?.querySelectorAll<HTMLElement>("[data-popup-item]") ?? [])];
      const index = items.findIndex((item) => item === document.activeElement);
      items[step(index, items.length)]?.focus();
    });
  };

  const onHover = (state: Popup) => (event: PointerEvent) => {
    if (!floatMedia || event.pointerType !== "mouse" || !window.matchMedia(floatMedia).matches) return;
    setPopup((now) => (now === "clicked" ? now : state));
  };

  return {
    open,
    close,
    rootProps: { ref: root, onKeyDown, onPointerEnter: onHover("hovered"), onPointerLeave: onHover("closed") },
    buttonProps: {
      ref: button,
      "aria-expanded": open,
      onClick: () => {
        setPopup((now) => (now === "clicked" ? "closed" : "clicked"));
      },
    },
  };
}

/** A list that floats over the page while it is open. */
export const PopupList = chakra("ul", {
  base: {
    top: "100%",
    zIndex: "menu",
    listStyle: "none",
    color: "fg",
    background: "bg.panel",
    // The list may float over a dark ground.
    "--ring": "{colors.accent}",
    border: "hairline",
    borderRadius: "lg",
    boxShadow: "float",
    "&[hidden]": { display: "none" },
  },
});
