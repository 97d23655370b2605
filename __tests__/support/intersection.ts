import { act } from "@testing-library/react";

const observers: { readonly callback: IntersectionObserverCallback; readonly elements: Set<Element> }[] = [];

/** Adds an IntersectionObserver, which jsdom lacks. It reports nothing until `triggerIntersections` is called. */
export function stubIntersectionObserver(): void {
  observers.length = 0;
  globalThis.IntersectionObserver = function (callback: IntersectionObserverCallback) {
    const elements = new Set<Element>();
    observers.push({ callback, elements });
    return { observe: (element: Element) => elements.add(element), disconnect: () => elements.clear() };
  } as unknown as typeof IntersectionObserver;
}

/** Reports all observed elements as visible, after an older record of each, with a scroll event. */
export async function triggerIntersections(): Promise<void> {
  await act(async () => {
    for (const { callback, elements } of observers) {
      const entries = [...elements].flatMap((target) =>
        [false, true].map((isIntersecting) => ({ target, isIntersecting }) as IntersectionObserverEntry),
      );
      if (entries.length > 0) callback(entries, {} as IntersectionObserver);
    }
    window.dispatchEvent(new Event("scroll"));
    await Promise.resolve();
  });
}
