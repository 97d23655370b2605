import { act } from "@testing-library/react";

/** Adds `matchMedia`, which jsdom lacks. Returns a function that sets whether a media query matches. */
export function stubMedia() {
  const matching = new Set<string>();
  const listeners = new Map<string, Set<() => void>>();
  window.matchMedia = (query) =>
    ({
      media: query,
      get matches() {
        return matching.has(query);
      },
      addEventListener: (_type: string, listener: () => void) => {
        listeners.set(query, (listeners.get(query) ?? new Set()).add(listener));
      },
      removeEventListener: (_type: string, listener: () => void) => listeners.get(query)?.delete(listener),
    }) as unknown as MediaQueryList;
  return (query: string, matches: boolean) => {
    if (matches) matching.add(query);
    else matching.delete(query);
    act(() => listeners.get(query)?.forEach((listener) => listener()));
  };
}
