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

/**
 * The year of the current date. A page is built in one year and may be read in the next.
 *
 * @param buildYear the year of the build, which stands in the static HTML
 */
export function useCurrentYear(buildYear: string): string {
  return useHydrated() ? String(new Date().getFullYear()) : buildYear;
}
