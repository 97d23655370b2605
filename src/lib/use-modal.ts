import { ariaHidden } from "@zag-js/aria-hidden";
import { trapFocus } from "@zag-js/focus-trap";
import { preventBodyScroll } from "@zag-js/remove-scroll";
import { useEffect, useLayoutEffect } from "react";
import type { RefObject } from "react";
import { afterPaint } from "./timing";
import { showAndFocus } from "./focus";
import { TOAST_REGION_ID } from "./toasts";

interface ModalOptions {
  /** Returns the element that gets focus first. */
  readonly firstFocus: (container: HTMLElement) => HTMLElement | null;
  /** The id of the element that gets focus back. */
  readonly returnTo: string;
  /** Called when Escape is pressed. */
  readonly onEscape: () => void;
}

/**
 * Traps focus in an element and in the toasts, which F8 must reach as well; hides everything else from screen readers
 * and stops it from scrolling.
 *
 * @returns a cleanup function
 */
function isolate(element: HTMLElement): () => void {
  const releases = [
    trapFocus([() => element, () => document.getElementById(TOAST_REGION_ID)], {
      // Focus may scroll the dialog when it goes from the last element to the first.
      preventScroll: false,
      returnFocusOnDeactivate: false,
    }),
    ariaHidden([element]),
    preventBodyScroll(),
  ];
  return () => {
    for (const release of releases) release();
  };
}

/**
 * Makes an element modal while it is mounted.
 * https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
 *
 * Uses the libraries that Chakra's dialog consists of without its state machine, which would take a phone longer than
 * everything else in opening it: docs/measurements.md.
 */
export function useModal(container: RefObject<HTMLElement>, { firstFocus, returnTo, onEscape }: ModalOptions): void {
  useLayoutEffect(() => {
    if (container.current) showAndFocus(firstFocus(container.current) ?? container.current);
  }, [container, firstFocus]);

  useEffect(() => {
    let release: (() => void) | undefined;
    // None of this is visible, so it may wait.
    const giveUpWaiting = afterPaint(() => {
      if (container.current) release = isolate(container.current);
    });
    return () => {
      giveUpWaiting();
      release?.();
      // Without the option, WebKit would scroll the page.
      document.getElementById(returnTo)?.focus({ preventScroll: true });
    };
  }, [container, returnTo]);

  useEffect(() => {
    const onKeyDown = ({ key, isComposing }: KeyboardEvent) => {
      // An input method uses Escape itself.
      if (key === "Escape" && !isComposing) onEscape();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
    };
  }, [onEscape]);
}
