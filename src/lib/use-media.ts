import { useCallback, useSyncExternalStore } from "react";

/**
 * Tells whether a media query matches; false in the static HTML.
 *
 * @param query in CSS: "(pointer: coarse)"
 */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener("change", changed);
      return () => {
        media.removeEventListener("change", changed);
      };
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** Tells whether the visitor asks for less motion. */
export const useReducedMotion = () => useMedia("(prefers-reduced-motion: reduce)");
