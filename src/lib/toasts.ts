import { useSyncExternalStore } from "react";

/** A toast to the visitor: what happened, and whether it went well. */
export interface Toast {
  readonly title: string;
  readonly text: string;
  readonly kind: "success" | "destructive";
}

/** The key that moves focus to the toasts. */
export const TOAST_HOTKEY = "F8";

/** How long a toast stays, in milliseconds. */
export const TOAST_DURATION = 5000;

/** Id of the element in which toasts are drawn; it stands in every page from the start. */
export const TOAST_REGION_ID = "toasts";

let latest: Toast | null = null;
const listeners = new Set<() => void>();

/** Shows a toast; it takes the place of the one that is visible: at most one. */
export function showToast(toast: Toast): void {
  // A copy, so that the same toast shown twice counts as two.
  latest = { ...toast };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The toast shown last, or null before the first one. */
export function useLatestToast(): Toast | null {
  return useSyncExternalStore(
    subscribe,
    () => latest,
    () => null,
  );
}
