import { useCallback, useSyncExternalStore } from "react";

/** Returns whether a media query such as "(pointer: coarse)" matches; false in the static HTML. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener("change", changed);
      return () => media.removeEventListener("change", changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

export const useReducedMotion = () => useMedia("(prefers-reduced-motion: reduce)");

/** Returns whether the visitor uses a finger. */
export const isTouchScreen = () => window.matchMedia("(pointer: coarse)").matches;
