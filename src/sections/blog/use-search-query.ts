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

function currentQuery(): string {
  return new URLSearchParams(window.location.search).get(PARAMETER) ?? "";
}

/** The query's part of an address: "?q=…", or nothing. */
export function searchPart(query: string): string {
  return query === "" ? "" : `?${new URLSearchParams({ [PARAMETER]: query }).toString()}`;
}

/** Searches for something else: the address and all that follow it change. */
export function changeQuery(query: string): void {
  // Not through the router, which would scroll. An anchor may name what the new query leaves out.
  window.history.replaceState(window.history.state, "", `${window.location.pathname}${searchPart(query)}`);
  for (const listener of listeners) listener();
}

/**
 * What the visitor searches for. It is kept in the address as `?q=`, so that a filtered list can be shared and comes
 * back with Back and Forward; a link to the page without it clears the search. The static HTML and the first render
 * over it are without a query.
 *
 * @returns the query
 */
export function useSearchQuery(): string {
  return useSyncExternalStore(subscribe, currentQuery, () => "");
}

/**
 * A value as it was when the page was last drawn: what follows it is drawn afterwards, and gives way to whoever goes on
 * writing. React's own useDeferredValue begins before the browser draws.
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
