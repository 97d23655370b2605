import { onceActive } from "./once-active";

/** How far below the window something may be when what it needs is fetched. */
const NEAR = "400px";

/**
 * Calls back once an element is in the window or comes near it, and the visitor is there.
 *
 * @returns gives up waiting
 */
export function onceNear(element: Element, callback: () => void): () => void {
  let stopWaiting: () => void = () => undefined;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      stopWaiting = onceActive(callback);
    },
    { rootMargin: NEAR },
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
    stopWaiting();
  };
}
