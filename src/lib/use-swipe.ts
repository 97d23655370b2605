import { useRef } from "react";
import type { PointerEvent } from "react";

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
