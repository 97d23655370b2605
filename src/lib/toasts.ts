import { useSyncExternalStore } from "react";

/** A toast: a title and one sentence. */
export interface Toast {
  /** Whether something succeeded, failed, or failed with something the visitor has worked on. */
  readonly kind: "success" | "notice" | "destructive";
  readonly title: string;
  readonly text: string;
}

/** The key that moves focus to the toasts. */
export const TOAST_HOTKEY = "F8";

/** How long a toast is shown, in milliseconds. */
export const TOAST_DURATION = 5000;

/** The id of the element that contains the toasts; every page has it from the start. */
export const TOAST_REGION_ID = "toasts";

let latest: Toast | null = null;
const listeners = new Set<() => void>();

/** Shows a toast. It replaces the one that is visible. */
export function showToast(toast: Toast): void {
  // A copy, so that the same toast can be shown twice.
  latest = { ...toast };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Returns the toast shown last; null before the first. */
export function useLatestToast(): Toast | null {
  return useSyncExternalStore(
    subscribe,
    () => latest,
    () => null,
  );
}
