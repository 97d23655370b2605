import { useSyncExternalStore } from "react";

/** A notice to the visitor: what happened, and whether it went well. */
export interface Toast {
  readonly title: string;
  readonly text: string;
  readonly kind: "success" | "destructive";
}

/** The key that moves focus to the notices (spec §4). */
export const TOAST_HOTKEY = "F8";

/** Id of the element in which notices are drawn; it stands in every page from the start. */
export const NOTICES_ID = "notices";

let latest: Toast | null = null;
const listeners = new Set<() => void>();

/** Shows a toast; it takes the place of the one that is visible (spec §4: at most one). */
export function showToast(toast: Toast): void {
  // A copy, so that the same notice shown twice counts as two.
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
