import { useState, useSyncExternalStore } from "react";
import { breakpoints } from "../theme/dimensions";

/**
 * Returns how many items are visible at once: docs/behaviour.md 4.1.
 *
 * @param width of the window, in pixels
 */
export function itemsPerView(width: number): number {
  if (width >= breakpoints.lg) return 3;
  return width >= breakpoints.md ? 2 : 1;
}

/** Returns the number of positions of the row, and so of dots. */
export function positionCount(count: number, shown: number): number {
  return Math.max(1, count - shown + 1);
}

function subscribe(changed: () => void): () => void {
  window.addEventListener("resize", changed);
  return () => {
    window.removeEventListener("resize", changed);
  };
}

/**
 * Manages a row of items of which a few are visible: next and previous move by one item, and wrap around.
 *
 * @param count the number of items
 * @returns `start`, the first visible item, from 0; `shown`, how many are visible; `groups`, the number of positions;
 *   `moved`, whether the visitor has moved the row; and the functions that move it
 */
export function useCarousel(count: number) {
  const [position, setPosition] = useState<number | null>(null);
  const shown = useSyncExternalStore(
    subscribe,
    () => itemsPerView(window.innerWidth),
    () => itemsPerView(0),
  );
  const groups = positionCount(count, shown);
  const start = Math.min(position ?? 0, groups - 1);
  return {
    start,
    shown,
    groups,
    moved: position !== null,
    show: setPosition,
    next: () => {
      setPosition((start + 1) % groups);
    },
    previous: () => {
      setPosition((start - 1 + groups) % groups);
    },
  };
}
