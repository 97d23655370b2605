import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False in the static HTML and in the first render over it, true from then on: what differs by visitor waits for it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
