/**
 * Calls a function when the browser has painted the page's current state.
 *
 * @returns a cleanup function that cancels the call
 */
export function afterPaint(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Calls a function when the browser is idle; soon in browsers that cannot tell, such as Safari. */
export function whenIdle(callback: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(callback);
  else setTimeout(callback);
}

/** The events by which a visitor interacts with the page. */
const INTERACTIONS = ["scroll", "pointermove", "pointerdown", "keydown", "focusin"] as const;

let hasInteracted = false;

/**
 * Calls a function when the visitor first interacts with the site; at once if that has happened. A page that is only
 * loaded, or shown in the background, need not fetch what reacts to visitors.
 *
 * @returns a cleanup function that stops waiting
 */
export function onFirstInteraction(callback: () => void): () => void {
  hasInteracted ||= window.scrollY > 0;
  const waiting = new AbortController();
  const react = () => {
    hasInteracted = true;
    waiting.abort();
    callback();
  };
  const options = { capture: true, passive: true, signal: waiting.signal };
  if (hasInteracted) react();
  else for (const type of INTERACTIONS) window.addEventListener(type, react, options);
  return () => {
    waiting.abort();
  };
}

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
