import { useState, useSyncExternalStore } from "react";

/** From these window widths on, in pixels, two and three items stand side by side (spec §9). */
const TWO_FROM = 768;
const THREE_FROM = 1024;

/**
 * How many items stand side by side.
 *
 * @param width of the window, in pixels
 */
export function perView(width: number): number {
  if (width >= THREE_FROM) return 3;
  return width >= TWO_FROM ? 2 : 1;
}

/** How many groups of neighbours there are to show, and so how many dots (spec §4). */
export function dotCount(count: number, shown: number): number {
  return Math.max(1, count - shown + 1);
}

function subscribe(changed: () => void): () => void {
  window.addEventListener("resize", changed);
  return () => {
    window.removeEventListener("resize", changed);
  };
}

/**
 * A row of items of which the window shows a group: next and previous move by one item and wrap (spec §4).
 *
 * @param count how many items there are
 * @returns the first item shown, from 0; how many are shown; how many groups there are; whether the visitor has
 *   moved the row; and what moves it
 */
export function useCarousel(count: number) {
  const [position, setPosition] = useState<number | null>(null);
  const shown = useSyncExternalStore(
    subscribe,
    () => perView(window.innerWidth),
    () => perView(0),
  );
  const groups = dotCount(count, shown);
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
