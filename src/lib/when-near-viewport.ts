import { onFirstInteraction } from "./timing";

/** How far outside of the viewport an element counts as near it. */
const MARGIN = "400px";

/**
 * Calls a function when an element is in or near the viewport and the visitor has interacted with the site.
 *
 * @returns a cleanup function that stops waiting
 */
export function whenNearViewport(element: Element, callback: () => void): () => void {
  let stopWaiting: () => void = () => undefined;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      stopWaiting = onFirstInteraction(callback);
    },
    { rootMargin: MARGIN },
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
    stopWaiting();
  };
}
