import { useEffect, useState, useSyncExternalStore } from "react";
import { useReducedMotion } from "../../lib/use-media";

function subscribeToVisibility(changed: () => void): () => void {
  document.addEventListener("visibilitychange", changed);
  return () => document.removeEventListener("visibilitychange", changed);
}

/** In milliseconds. */
const ROTATION_INTERVAL = 5000;

/**
 * Advances through slides every 5 s and wraps around. It stops while paused, while the document is hidden, and with
 * prefers-reduced-motion. A slide that the visitor chooses is shown for the full time.
 *
 * `prepared` is the last slide to load: slides load half an interval ahead. `holdProps` are for the element that must not go
 * away under a pointer or with focus.
 */
export function useRotation(count: number) {
  const [index, setIndex] = useState(0);
  const [prepared, setPrepared] = useState(0);
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  const reducedMotion = useReducedMotion();
  const hidden = useSyncExternalStore(
    subscribeToVisibility,
    () => document.hidden,
    () => false,
  );
  const rotating = count > 1 && !paused && !held && !reducedMotion && !hidden;

  useEffect(() => {
    if (!rotating) return undefined;
    const next = (index + 1) % count;
    const prepareNext = setTimeout(() => setPrepared((now) => Math.max(now, next)), ROTATION_INTERVAL / 2);
    const showNext = setTimeout(() => setIndex(next), ROTATION_INTERVAL);
    return () => {
      clearTimeout(prepareNext);
      clearTimeout(showNext);
    };
  }, [rotating, index, count]);

  // Not ":hover" after the pointer has left: a touched element matches it until the next touch.
  const holdIf = (selector: string) => (event: { readonly currentTarget: Element }) =>
    setHeld(event.currentTarget.matches(selector));

  return {
    index,
    prepared: Math.max(prepared, index),
    paused,
    show: setIndex,
    holdProps: {
      onPointerEnter: holdIf("*"),
      onPointerLeave: holdIf(":focus-within"),
      onFocus: holdIf("*"),
      onBlur: holdIf(":hover"),
    },
    togglePause: () => setPaused((now) => !now),
  };
}
