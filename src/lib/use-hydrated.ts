import { useState, useSyncExternalStore } from "react";

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

/**
 * Returns whether a component has been in the static HTML. Unlike `useHydrated`, it never renders the component again, while
 * parts of the page may still be hydrating.
 */
export function useIsPrerendered(): boolean {
  useSyncExternalStore(subscribe, setHydrating(false), setHydrating(true));
  return useState(isHydrating)[0];
}
