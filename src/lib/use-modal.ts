import { ariaHidden } from "@zag-js/aria-hidden";
import { trapFocus } from "@zag-js/focus-trap";
import { preventBodyScroll } from "@zag-js/remove-scroll";
import { useEffect, useLayoutEffect } from "react";
import type { RefObject } from "react";
import { afterPaint } from "./timing";
import { showAndFocus } from "./focus";
import { TOAST_REGION_ID } from "./toasts";

interface ModalOptions {
  /** The element that focus begins with. */
  readonly firstFocus: (container: HTMLElement) => HTMLElement | null;
  /** Id of the element that focus goes to when the modal goes away. */
  readonly returnTo: string;
  /** What Escape does. */
  readonly onEscape: () => void;
}

/**
 * Keeps focus in an element, and in the toasts, which F8 has to reach from it, too; what is around it neither scrolls
 * nor is read out.
 *
 * @returns lets go of the page
 */
function isolate(element: HTMLElement): () => void {
  const releases = [
    trapFocus([() => element, () => document.getElementById(TOAST_REGION_ID)], {
      // From the last element on to the first, or back, is a way through all that is scrolled.
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
 * Makes what an element shows the only thing on the page while it is there.
 * https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
 *
 * It has the parts that Chakra's dialog is made of, without its state machine, which takes a phone longer than all else
 * of opening it: docs/performance.md.
 */
export function useModal(container: RefObject<HTMLElement>, { firstFocus, returnTo, onEscape }: ModalOptions): void {
  useLayoutEffect(() => {
    if (container.current) showAndFocus(firstFocus(container.current) ?? container.current);
  }, [container, firstFocus]);

  useEffect(() => {
    let release: (() => void) | undefined;
    // None of it can be seen.
    const giveUpWaiting = afterPaint(() => {
      if (container.current) release = isolate(container.current);
    });
    return () => {
      giveUpWaiting();
      release?.();
      // WebKit would move the page to another place.
      document.getElementById(returnTo)?.focus({ preventScroll: true });
    };
  }, [container, returnTo]);

  useEffect(() => {
    const onKeyDown = ({ key, isComposing }: KeyboardEvent) => {
      // An input method takes Escape for itself.
      if (key === "Escape" && !isComposing) onEscape();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
    };
  }, [onEscape]);
}
