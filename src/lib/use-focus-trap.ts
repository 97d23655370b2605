import { trapFocus } from "@zag-js/focus-trap";
import { useEffect } from "react";
import type { RefObject } from "react";
import { TOAST_REGION_ID } from "./toasts";

/**
 * Keeps focus inside an element while it is shown, and in the toasts: F8 has to reach them from a dialog, too. Chakra's
 * dialog has the same trap, but for the dialog alone.
 *
 * @param container what focus is to stay in
 * @param returnTo id of the element that focus goes to when the container goes away
 */
export function useFocusTrap(container: RefObject<HTMLElement>, returnTo: string): void {
  useEffect(() => {
    const release = trapFocus([() => container.current, () => document.getElementById(TOAST_REGION_ID)], {
      // From the last element on to the first, or back, is a way through all that is scrolled.
      preventScroll: false,
      returnFocusOnDeactivate: false,
    });
    return () => {
      release();
      // The page below can't be scrolled yet; WebKit would move it to another place all the same.
      document.getElementById(returnTo)?.focus({ preventScroll: true });
    };
  }, [container, returnTo]);
}
