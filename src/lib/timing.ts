/** Calls a function when the browser is idle. Safari has no requestIdleCallback. */
export function whenIdle(callback: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(callback);
  else setTimeout(callback);
}

const INTERACTIONS = ["scroll", "pointermove", "pointerdown", "keydown", "focusin"] as const;

let hasInteracted = false;

/**
 * Calls a function on the visitor's first interaction with the site, or at once if that has happened. So a background
 * tab does not load code for interaction. Returns a function that cancels the call.
 */
export function onFirstInteraction(callback: () => void): () => void {
  hasInteracted ||= window.scrollY > 0;
  const waiting = new AbortController();
  const onInteraction = () => {
    hasInteracted = true;
    waiting.abort();
    callback();
  };
  const options = { capture: true, passive: true, signal: waiting.signal };
  if (hasInteracted) onInteraction();
  else for (const type of INTERACTIONS) window.addEventListener(type, onInteraction, options);
  return () => waiting.abort();
}

/** Waits until an element is near the viewport and the visitor has interacted. Returns a function that cancels the call. */
export function whenNearViewport(element: Element, callback: () => void): () => void {
  let cancel = () => observer.disconnect();
  const observer = new IntersectionObserver(
    (entries) => {
      // A busy browser reports several changes of the element in one call.
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      cancel = onFirstInteraction(callback);
    },
    { rootMargin: "400px" },
  );
  observer.observe(element);
  return () => cancel();
}
