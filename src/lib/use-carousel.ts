import { useState, useSyncExternalStore } from "react";
import { breakpoints } from "../theme/dimensions";

/** @param width of the window, in pixels */
export function itemsPerView(width: number): number {
  if (width >= breakpoints.lg) return 3;
  return width >= breakpoints.md ? 2 : 1;
}

function positionCount(count: number, shown: number): number {
  return Math.max(1, count - shown + 1);
}

function subscribe(changed: () => void): () => void {
  window.addEventListener("resize", changed);
  return () => {
    window.removeEventListener("resize", changed);
  };
}

/**
 * Manages a row that shows a few of its items. `next` and `previous` move by one item and wrap around.
 *
 * @returns `start`, the index of the first visible item; `shown`, the number of visible items; `groups`, the number of
 *   positions; `moved`, whether the visitor has moved the row; and the functions that move it
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
