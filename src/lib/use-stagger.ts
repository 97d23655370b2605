import { useEffect, useRef, useState } from "react";

/** Between one item of a grid and the next, in seconds (docs/behaviour.md 4.13). */
export const STAGGER_STEP = 0.1;

/** Whether a grid's items stand still, wait out of sight, or rise into place. */
export type Stagger = "still" | "waiting" | "rising";

/**
 * Lets the items of a grid rise into place one after the other when the grid comes into sight. The items
 * only wait where nobody has seen them yet: a grid that is in sight when scripts start stays as it is.
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
      setStagger("rising");
    });
    setStagger("waiting");
    observer.observe(grid);
    return () => {
      observer.disconnect();
    };
  }, []);

  return { ref, stagger };
}
