import { useSyncExternalStore } from "react";

const subscribe = () => () => undefined;

/** Returns false in the static HTML and during hydration, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
