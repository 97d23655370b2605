import { useCallback, useSyncExternalStore } from "react";

/**
 * Tells whether a media query matches; false in the static HTML.
 *
 * @param query in CSS: "(prefers-reduced-motion: reduce)"
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
