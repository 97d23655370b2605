import { ignore } from "../lib/ignore";
import { whenIdle } from "../lib/timing";
import { TOAST_HOTKEY } from "./toast";
import type { Toast } from "./toast";

const loadToaster = () => import("./toaster");

/** Shows a toast in place of the visible one. Does nothing if the toaster cannot be loaded. */
export function showToast(toast: Toast): void {
  loadToaster().then(({ show }) => {
    show(toast);
  }, ignore);
}

/**
 * Loads the toaster when the visitor first focuses a form or presses the toasts' key.
 *
 * @returns a cleanup function that removes the listeners
 */
export function loadToasterOnDemand(): () => void {
  const listening = new AbortController();
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element && target.closest("form"))) return;
    // An opening dialog is painted first.
    whenIdle(() => {
      loadToaster().catch(ignore);
    });
  };
  const onKeyDown = ({ code }: KeyboardEvent) => {
    if (code !== TOAST_HOTKEY) return;
    loadToaster().then(({ focusToasts }) => {
      focusToasts();
    }, ignore);
  };
  document.addEventListener("focusin", onFocus, { signal: listening.signal });
  document.addEventListener("keydown", onKeyDown, { signal: listening.signal });
  return () => {
    listening.abort();
  };
}
