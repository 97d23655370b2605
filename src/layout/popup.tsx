import { chakra } from "@chakra-ui/react/styled-system";
import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from "react";

/** After a click, the list stays open when the pointer leaves. */
type PopupState = "closed" | "hovered" | "clicked";

/** The event of a list that has opened. */
const OPENED = "popup";

/** The index of the item that a key moves focus to. */
const NEXT_INDEX: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index <= 0 ? count : index) - 1,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/**
 * Manages a button that opens a list: by click, Enter, Space, arrow down, and mouse hover. Escape closes the list and
 * returns focus to the button. Escape anywhere, a click or focus outside and another list close a floating list; closing
 * one that is part of the page would move the layout under the visitor's finger.
 * https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/
 *
 * @param floatMedia in it the list floats and opens on hover; without it, the list always floats and never opens on hover
 */
export function usePopup<Root extends HTMLElement>(floatMedia?: string) {
  const root = useRef<Root>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<PopupState>("closed");
  const open = state !== "closed";
  const close = useCallback(() => setState("closed"), []);

  useEffect(() => {
    if (!open) return undefined;
    const includes = (node: EventTarget | null) => node instanceof Node && root.current?.contains(node);
    const closeFromOutside = (event: Event) => {
      if (includes(event.target) || (floatMedia && !window.matchMedia(floatMedia).matches)) return;
      // Another list was opened by hovering. Focus must not be lost with this one.
      if (event.type === OPENED && includes(document.activeElement)) button.current?.focus({ preventScroll: true });
      close();
    };
    const onEscape = (event: DocumentEventMap["keydown"]) => {
      if (event.key === "Escape") closeFromOutside(event);
    };
    // Before this list listens: the focus of the list that closes would close it.
    root.current?.dispatchEvent(new Event(OPENED, { bubbles: true }));
    const listening = new AbortController();
    const options = { signal: listening.signal };
    for (const type of ["pointerdown", "focusin", OPENED]) document.addEventListener(type, closeFromOutside, options);
    document.addEventListener("keydown", onEscape, options);
    return () => listening.abort();
  }, [open, close, floatMedia]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && open) {
      event.stopPropagation();
      close();
      button.current?.focus();
      return;
    }
    const nextIndex = NEXT_INDEX[event.key];
    const onButton = event.target === button.current;
    if (!nextIndex || (onButton && event.key !== "ArrowDown")) return;
    event.preventDefault();
    setState("clicked");
    // React renders the open list after this handler.
    requestAnimationFrame(() => {
      const items = [...(root.current?.querySelectorAll<HTMLElement>("[data-popup-item]") ?? [])];
      const index = items.findIndex((item) => item === document.activeElement);
      items[nextIndex(index, items.length)]?.focus();
    });
  };

  const onHover = (hoverState: PopupState) => (event: PointerEvent) => {
    if (!floatMedia || event.pointerType !== "mouse" || !window.matchMedia(floatMedia).matches) return;
    // What has focus doesn't go away.
    if (hoverState === "closed" && root.current?.querySelector("[data-popup-item]:focus")) return;
    setState((now) => (now === "clicked" ? now : hoverState));
  };

  return {
    open,
    close,
    rootProps: { ref: root, onKeyDown, onPointerEnter: onHover("hovered"), onPointerLeave: onHover("closed") },
    buttonProps: {
      ref: button,
      "aria-expanded": open,
      onClick: () => setState((now) => (now === "clicked" ? "closed" : "clicked")),
    },
  };
}

export const PopupList = chakra("ul", {
  base: {
    top: "100%",
    zIndex: "menu",
    color: "fg",
    background: "bg.panel",
    // The list may float over a dark background.
    "--ring": "{colors.accent}",
    "& :focus-visible": { outlineOffset: "-3px" },
    border: "hairline",
    borderRadius: "lg",
    boxShadow: "float",
    "&[hidden]": { display: "none" },
    "& [data-popup-item]": {
      display: "flex",
      alignItems: "center",
      width: "full",
      minHeight: "10",
      paddingInline: "4",
      textAlign: "start",
      textStyle: "small",
      cursor: "pointer",
      _hover: { background: "bg.alternate" },
      "&:is([aria-current=page], [aria-pressed=true])": { color: "accent", fontWeight: "700" },
    },
  },
});
