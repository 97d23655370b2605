import { useEffect, useRef, useState } from "react";
import { anchorId } from "./anchor-id";

/** Between one item of a grid and the next, and the longest that any waits, in seconds (docs/behaviour.md 4.13). */
const STEP = 0.1;
const LONGEST = 0.5;

/** Whether a grid's items stand still, wait out of sight, or rise into place. */
export type Stagger = "still" | "waiting" | "rising";

/** How long the items of a grid wait before they rise, from the first to the last that waits longer than the one before. */
export const STAGGER_DELAYS: readonly string[] = Array.from(
  { length: Math.round(LONGEST / STEP) + 1 },
  (_, index) => `${(index * STEP).toFixed(1)}s`,
);

/** Whether the address leads to the element, to something around it or to something in it. */
function isJumpedTo(element: Element): boolean {
  const target = document.getElementById(anchorId(window.location.hash));
  return target !== null && (target.contains(element) || element.contains(target));
}

/**
 * Lets the items of a grid rise into place one after the other when the grid comes into sight. The items
 * only wait where nobody has seen them yet: a grid that is in sight when scripts start stays as it is, and so does one
 * that the visitor jumps to.
 */
export function useStagger<Grid extends HTMLElement>() {
  const ref = useRef<Grid>(null);
  const [stagger, setStagger] = useState<Stagger>("still");

  useEffect(() => {
    const grid = ref.current;
    if (!grid || grid.getBoundingClientRect().top < window.innerHeight) return undefined;

    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      setStagger(isJumpedTo(grid) ? "still" : "rising");
    });
    setStagger("waiting");
    observer.observe(grid);
    return () => {
      observer.disconnect();
    };
  }, []);

  return { ref, stagger };
}
