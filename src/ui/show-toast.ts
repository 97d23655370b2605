import { ignore } from "../lib/ignore";
import { whenIdle } from "../lib/timing";
import { TOAST_HOTKEY, type Toast } from "./toast";

const loadToaster = () => import("./toaster");

/** Shows a toast in place of the visible one. Does nothing if the toaster cannot be loaded. */
export function showToast(toast: Toast): void {
  loadToaster().then(({ show }) => show(toast), ignore);
}

/** Loads the toaster when the visitor first focuses a form or presses the toasts' key. */
export function loadToasterOnDemand(): void {
  document.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof Element && target.closest("form"))) return;
    // An opening dialog is painted first.
    whenIdle(() => loadToaster().catch(ignore));
  });
  document.addEventListener("keydown", ({ code }) => {
    if (code !== TOAST_HOTKEY) return;
    loadToaster().then(({ focusToasts }) => focusToasts(), ignore);
  });
}
