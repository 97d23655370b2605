import { LazyMotion, animate, domMax, useMotionValue, useMotionValueEvent } from "framer-motion";
import * as m from "framer-motion/m";
import type { RefObject } from "react";
import { useMedia } from "../lib/use-media";

const LESS_MOTION = "(prefers-reduced-motion: reduce)";

/** Lets an element fade in. */
export function fadeIn(element: HTMLElement): void {
  if (!window.matchMedia(LESS_MOTION).matches) animate(element, { opacity: [0.01, 1] }, { duration: 0.25 });
}

/** The least distance of a swipe, in pixels. */
const SWIPE_THRESHOLD = 40;

interface DragLayerProps {
  /** What moves with the finger. */
  readonly row: RefObject<HTMLElement>;
  readonly onLeft: () => void;
  readonly onRight: () => void;
}

/**
 * Lies over a row, and lets a finger drag it to the side; nothing where the visitor has a mouse, which selects text. A
 * layer, so that the row needn't be rendered again as an element of framer-motion, which would cost every visitor 12 kB.
 */
export function DragLayer({ row, onLeft, onRight }: DragLayerProps) {
  const isTouched = useMedia("(pointer: coarse)");
  const stands = useMedia(LESS_MOTION);
  const x = useMotionValue(0);
  useMotionValueEvent(x, "change", (distance) => {
    row.current?.style.setProperty("translate", `${String(distance)}px`);
  });
  if (!isTouched) return null;
  return (
    <LazyMotion features={domMax} strict>
      <m.div
        style={{ x, position: "absolute", inset: 0 }}
        drag="x"
        dragSnapToOrigin
        dragConstraints={{ left: 0, right: 0 }}
        dragElastic={stands ? 0 : 0.6}
        onDragEnd={(_event, { offset }) => {
          if (offset.x <= -SWIPE_THRESHOLD) onLeft();
          if (offset.x >= SWIPE_THRESHOLD) onRight();
        }}
      />
    </LazyMotion>
  );
}
