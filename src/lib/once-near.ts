/** How far below the window something may be when what it needs is fetched. */
const NEAR = "400px";

/**
 * Calls back once an element is in the window or comes near it.
 *
 * @returns gives up waiting
 */
export function onceNear(element: Element, callback: () => void): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: NEAR },
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
  };
}
