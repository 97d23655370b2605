import {
  LazyMotion,
  domMax,
  useAnimationControls,
  useDragControls,
  useMotionValue,
  useMotionValueEvent,
} from "framer-motion";
import * as m from "framer-motion/m";
import { useEffect, useLayoutEffect, useRef } from "react";
import type { RefObject } from "react";
import { useReducedMotion } from "../lib/use-media";

/** In pixels. */
const SWIPE_THRESHOLD = 40;

/** A swipe of two fingers on a trackpad sends events without such a pause, in milliseconds. */
const SWIPE_PAUSE = 150;

const LEFT_EDGE = { left: 0, right: 0 };

interface CarouselMotionProps {
  /** Its items have the same width. */
  readonly row: RefObject<HTMLElement>;
  readonly start: number;
  readonly onMove: (steps: number) => void;
}

/**
 * Slides a row to its new start, and lets a finger drag it, or two on a trackpad. An element beside the row, because a row
 * rendered by framer-motion would cost every visitor 12 kB.
 */
export function CarouselMotion({ row, start, onMove }: CarouselMotionProps) {
  const reducedMotion = useReducedMotion();
  const controls = useAnimationControls();
  const dragControls = useDragControls();
  const x = useMotionValue(0);
  useMotionValueEvent(x, "change", (distance) => {
    row.current?.style.setProperty("translate", `${distance}px`);
  });

  const startBefore = useRef(start);
  useLayoutEffect(() => {
    const [first, second] = row.current?.children ?? [];
    const steps = start - startBefore.current;
    startBefore.current = start;
    if (reducedMotion || steps === 0 || !first || !second) return;
    // The row is already at its new place, so it starts from the old one.
    x.set(x.get() + steps * (second.getBoundingClientRect().left - first.getBoundingClientRect().left));
    void controls.start({ x: 0 }, { duration: 0.25, ease: "easeOut" });
  }, [start, reducedMotion, row, x, controls]);

  /** Shows what is on the side from which the row moves, by this distance in pixels. */
  const moveBy = (distance: number) => {
    onMove(row.current?.matches("[dir=rtl] *") ? Math.sign(distance) : -Math.sign(distance));
  };

  const swipe = useRef({ distance: 0, time: -Infinity });
  useEffect(() => {
    const viewport = row.current?.parentElement;
    const onWheel = (event: WheelEvent) => {
      if (Math.abs(event.deltaX) <= Math.abs(event.deltaY)) return;
      // Otherwise the browser goes back.
      event.preventDefault();
      const before = event.timeStamp - swipe.current.time > SWIPE_PAUSE ? 0 : swipe.current.distance;
      const distance = before - event.deltaX;
      swipe.current = { distance, time: event.timeStamp };
      if (Math.abs(before) < SWIPE_THRESHOLD && Math.abs(distance) >= SWIPE_THRESHOLD) moveBy(distance);
    };
    const onPointerDown = (event: PointerEvent) => {
      // A mouse selects text.
      if (event.pointerType === "touch") dragControls.start(event);
    };
    viewport?.addEventListener("pointerdown", onPointerDown);
    viewport?.addEventListener("wheel", onWheel, { passive: false });
    return () => {
      viewport?.removeEventListener("pointerdown", onPointerDown);
      viewport?.removeEventListener("wheel", onWheel);
    };
  });

  return (
    <LazyMotion features={domMax} strict>
      <m.div
        animate={controls}
        style={{ x }}
        drag="x"
        dragControls={dragControls}
        dragListener={false}
        dragSnapToOrigin
        dragConstraints={LEFT_EDGE}
        dragElastic={reducedMotion ? 0 : 0.6}
        onDragEnd={(_event, { offset }) => {
          if (Math.abs(offset.x) >= SWIPE_THRESHOLD) moveBy(offset.x);
        }}
      />
    </LazyMotion>
  );
}
