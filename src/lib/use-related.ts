import { useMemo } from "react";
import { useHydrated } from "./use-hydrated";

/** How many related entries a detail page shows (docs/behaviour.md 4.4). */
export const RELATED_COUNT = 2;

interface Identified {
  readonly jsonId: string;
}

/**
 * Draws entries at random, none twice.
 *
 * @param random a number from 0 up to, not including, 1
 */
export function drawRelated<Entry>(others: readonly Entry[], random: () => number = Math.random): Entry[] {
  const rest = [...others];
  const drawn: Entry[] = [];
  while (drawn.length < RELATED_COUNT && rest.length > 0) {
    drawn.push(...rest.splice(Math.floor(random() * rest.length), 1));
  }
  return drawn;
}

/**
 * Two related entries, never the current one: at random, newly drawn with each visit. The static HTML
 * has the first two, as it must be the same for everybody.
 */
export function useRelated<Entry extends Identified>(entries: readonly Entry[], currentId: string): Entry[] {
  const hydrated = useHydrated();
  return useMemo(() => {
    const others = entries.filter(({ jsonId }) => jsonId !== currentId);
    return hydrated ? drawRelated(others) : others.slice(0, RELATED_COUNT);
  }, [hydrated, entries, currentId]);
}
