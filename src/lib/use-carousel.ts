import { useState, useSyncExternalStore } from "react";
import { breakpoints } from "../theme/dimensions";

/** The widths must match those of Track in src/ui/carousel.tsx. */
function itemsPerView(windowWidth: number): number {
  if (windowWidth >= breakpoints.lg) return 3;
  return windowWidth >= breakpoints.md ? 2 : 1;
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
 * @returns `start`, the index of the first visible item; `shown`, the number of visible items; `positions`, the
 *   number of positions; `moved`, whether the visitor has moved the row; and the functions that move it
 */
export function useCarousel(count: number) {
  const [position, setPosition] = useState<number | null>(null);
  const shown = useSyncExternalStore(
    subscribe,
    () => itemsPerView(window.innerWidth),
    () => itemsPerView(0),
  );
  const positions = Math.max(1, count - shown + 1);
  const start = Math.min(position ?? 0, positions - 1);
  return {
    start,
    shown,
    positions,
    moved: position !== null,
    show: setPosition,
    next: () => {
      setPosition((start + 1) % positions);
    },
    previous: () => {
      setPosition((start - 1 + positions) % positions);
    },
  };
}
