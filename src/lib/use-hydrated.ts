import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * Returns false in the static HTML and in the first render, and true after that. What differs between visitors waits
 * for it.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/**
 * Returns the current year: a page that was built in one year may be read in the next.
 *
 * @param buildYear the year of the build, which the static HTML shows
 */
export function useCurrentYear(buildYear: string): string {
  return useHydrated() ? String(new Date().getFullYear()) : buildYear;
}
