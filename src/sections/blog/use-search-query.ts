import { startTransition, useEffect, useState, useSyncExternalStore } from "react";
import { afterPaint } from "../../lib/timing";

const PARAMETER = "q";

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("popstate", listener);
  };
}

/** Returns the query that the address has, which a list follows a moment later. */
export function currentQuery(): string {
  return new URLSearchParams(window.location.search).get(PARAMETER) ?? "";
}

/** Returns the query string of an address: "?q=…", or "". */
export function searchQueryString(query: string): string {
  return query === "" ? "" : `?${new URLSearchParams({ [PARAMETER]: query }).toString()}`;
}

/** Changes the query in the address, and everything that depends on it. */
export function changeQuery(query: string): void {
  // The router would scroll. The anchor is removed, as the new results may not contain it.
  window.history.replaceState(window.history.state, "", `${window.location.pathname}${searchQueryString(query)}`);
  for (const listener of listeners) listener();
}

/**
 * Returns the visitor's query. The address has it as `?q=`, so that a filtered list can be shared and survives Back and
 * Forward; a link to the page without it clears the search. The static HTML and the first render have no query.
 */
export function useSearchQuery(): string {
  return useSyncExternalStore(subscribe, currentQuery, () => "");
}

/**
 * Returns the value as of the last paint. What depends on it is rendered after that, and gives priority to further
 * typing. React's own useDeferredValue starts before the browser paints.
 * https://react.dev/reference/react/useDeferredValue
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [drawn, setDrawn] = useState(value);

  useEffect(
    () =>
      afterPaint(() => {
        startTransition(() => {
          setDrawn(value);
        });
      }),
    [value],
  );

  return drawn;
}
