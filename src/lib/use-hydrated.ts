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

let isHydrating = false;

const setHydrating = (now: boolean) => () => void (isHydrating = now);

/** Returns true in the static HTML and during hydration, and then renders nothing again: the page may still be hydrating. */
export function useIsHydrating(): boolean {
  useSyncExternalStore(subscribe, setHydrating(false), setHydrating(true));
  return isHydrating;
}
