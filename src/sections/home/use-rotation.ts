import { useCallback, useEffect, useState, useSyncExternalStore } from "react";

/**
 * Whether a media query matches, now and later; false in the static HTML.
 *
 * @param query as CSS has it: "(prefers-reduced-motion: reduce)"
 */
function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener("change", changed);
      return () => {
        media.removeEventListener("change", changed);
      };
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

function subscribe(changed: () => void): () => void {
  document.addEventListener("visibilitychange", changed);
  return () => {
    document.removeEventListener("visibilitychange", changed);
  };
}

/** Whether nobody can see the document, as its tab lies behind another or the screen is locked. */
function useDocumentHidden(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.hidden,
    () => false,
  );
}

/** How long a slide stays, in milliseconds (docs/behaviour.md 4.2). */
const ROTATION_INTERVAL = 5000;

/**
 * Advances through slides every 5 s, from the last to the first again. It stands still while its visitor
 * has paused it, while nobody sees the document, and where less motion is asked for. A slide chosen by hand stays
 * the full time.
 *
 * @param count how many slides there are
 * @returns the slide shown, from 0; `prepared`, the last slide worth loading by now, as a slide is loaded half its
 *   time ahead; and what the controls do
 */
export function useRotation(count: number) {
  const [index, setIndex] = useState(0);
  const [prepared, setPrepared] = useState(0);
  const [paused, setPaused] = useState(false);
  const reducedMotion = useMedia("(prefers-reduced-motion: reduce)");
  const hidden = useDocumentHidden();
  const rotating = count > 1 && !paused && !reducedMotion && !hidden;

  useEffect(() => {
    if (!rotating) return undefined;
    const next = (index + 1) % count;
    const prepareNext = setTimeout(() => {
      setPrepared((now) => Math.max(now, next));
    }, ROTATION_INTERVAL / 2);
    const showNext = setTimeout(() => {
      setIndex(next);
    }, ROTATION_INTERVAL);
    return () => {
      clearTimeout(prepareNext);
      clearTimeout(showNext);
    };
  }, [rotating, index, count]);

  const prepareAll = useCallback(() => {
    setPrepared(count - 1);
  }, [count]);

  return {
    index,
    prepared: Math.max(prepared, index),
    paused,
    prepareAll,
    show: setIndex,
    togglePause: () => {
      setPaused((now) => !now);
    },
  };
}
