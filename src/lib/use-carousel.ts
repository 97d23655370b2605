import { useRef, useState, useSyncExternalStore } from "react";
import type { PointerEvent } from "react";
import { breakpoints } from "../theme/dimensions";

/**
 * How many items stand side by side: docs/behaviour.md 4.1.
 *
 * @param width of the window, in pixels
 */
export function perView(width: number): number {
  if (width >= breakpoints.lg) return 3;
  return width >= breakpoints.md ? 2 : 1;
}

/** How many groups of neighbours there are to show, and so how many dots . */
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
 * A row of items of which the window shows a group: next and previous move by one item and wrap .
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

/** How far a finger has to travel, in pixels. */
const THRESHOLD = 40;

/** Handlers that tell a finger's swipe to the side; a mouse selects text instead. */
export function useSwipe(onLeft: () => void, onRight: () => void) {
  const from = useRef<number | null>(null);
  return {
    onPointerDown: ({ pointerType, clientX }: PointerEvent) => {
      from.current = pointerType === "mouse" ? null : clientX;
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const travelled = from.current === null ? 0 : clientX - from.current;
      from.current = null;
      if (travelled <= -THRESHOLD) onLeft();
      if (travelled >= THRESHOLD) onRight();
    },
    onPointerCancel: () => {
      from.current = null;
    },
  };
}
