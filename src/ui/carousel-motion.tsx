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

/** Two fingers on a trackpad send events without such a pause, in milliseconds, until the motion of their swipe ends. */
const WHEEL_PAUSE = 150;

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

  /** @param distance of what moves the row, in pixels: to the left, or in right-to-left text to the right, shows what follows */
  const moveBy = (distance: number) => {
    const isMirrored = row.current?.matches("[dir=rtl] *");
    onMove(isMirrored ? Math.sign(distance) : -Math.sign(distance));
  };

  const wheel = useRef({ distance: 0, time: -Infinity });
  useEffect(() => {
    const viewport = row.current?.parentElement;
    const onWheel = (event: WheelEvent) => {
      const { deltaX, deltaY, timeStamp } = event;
      if (Math.abs(deltaX) <= Math.abs(deltaY)) return;
      // Otherwise the browser goes back.
      event.preventDefault();
      const { distance, time } = wheel.current;
      const before = timeStamp - time > WHEEL_PAUSE ? 0 : distance;
      const after = before - deltaX;
      wheel.current = { distance: after, time: timeStamp };
      if (Math.abs(before) < SWIPE_THRESHOLD && Math.abs(after) >= SWIPE_THRESHOLD) moveBy(after);
    };
    // A mouse selects text.
    const onPointerDown = (event: PointerEvent) => {
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
