import { whenIdle } from "./timing";

/** A toast: a title and one sentence. */
export interface Toast {
  /** Whether something succeeded, failed, or failed with something the visitor has worked on. */
  readonly type: "success" | "info" | "error";
  readonly title: string;
  readonly text: string;
}

/** The key that moves focus to the toasts. */
export const TOAST_HOTKEY = "F8";

/** Fetches the toaster, which then shows toasts and listens to the key by itself. */
const loadToaster = () => import("../ui/toaster");

/** Shows a toast in the place of the one that is visible; none if the toaster can't be fetched. */
export function showToast(toast: Toast): void {
  loadToaster().then(
    ({ show }) => {
      show(toast);
    },
    () => undefined,
  );
}

/**
 * Fetches the toaster when the visitor first focuses a form, or presses its key.
 *
 * @returns a cleanup function that stops listening
 */
export function loadToasterOnDemand(): () => void {
  const listening = new AbortController();
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element && target.closest("form"))) return;
    // What the visitor has asked for comes first: a dialog is painted before.
    whenIdle(() => {
      loadToaster().catch(() => undefined);
    });
  };
  const onKeyDown = ({ code }: KeyboardEvent) => {
    if (code !== TOAST_HOTKEY) return;
    loadToaster().then(
      ({ focusToasts }) => {
        focusToasts();
      },
      () => undefined,
    );
  };
  document.addEventListener("focusin", onFocus, listening);
  document.addEventListener("keydown", onKeyDown, listening);
  return () => {
    listening.abort();
  };
}
