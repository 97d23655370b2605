import { useHydrated } from "./use-hydrated";

/**
 * The year of the current date. A page is built in one year and may be read in the next.
 *
 * @param buildYear the year of the build, which stands in the static HTML
 */
export function useCurrentYear(buildYear: string): string {
  return useHydrated() ? String(new Date().getFullYear()) : buildYear;
}
