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

/** Returns the current year. The static HTML shows the year of the build. */
export function useCurrentYear(buildYear: string): string {
  return useHydrated() ? String(new Date().getFullYear()) : buildYear;
}
