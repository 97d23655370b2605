import { chakra } from "@chakra-ui/react/styled-system";
import { useCallback, useEffect, useRef, useState } from "react";
import type { KeyboardEvent, PointerEvent } from "react";

/** How a list came to be open: a click keeps it open when the pointer leaves. */
type Popup = "closed" | "hovered" | "clicked";

const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index <= 0 ? count : index) - 1,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/**
 * A disclosure button with a list: opens by click, Enter, Space and arrow down, and under a mouse by hovering;
 * closes by Escape (focus goes back to the button), by a press outside and when focus leaves. Where the list doesn't
 * float but stands in the page, it stays open: closing it would move what is being pressed away from the finger.
 * https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/
 *
 * @param floatMedia the media query under which the list floats over the page and opens by hovering; where it is left
 *   out, the list always floats and never opens by hovering
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
    // The list is in the page only once React has drawn it open.
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
    top: "[100%]",
    zIndex: "menu",
    listStyle: "none",
    color: "fg",
    background: "bg.panel",
    border: "hairline",
    borderRadius: "lg",
    boxShadow: "float",
    "&[hidden]": { display: "none" },
  },
});
