import { act } from "@testing-library/react";

const watching = new Map<
  object,
  { readonly callback: IntersectionObserverCallback; readonly elements: Set<Element> }
>();

class Observer {
  private readonly elements = new Set<Element>();

  constructor(callback: IntersectionObserverCallback) {
    watching.set(this, { callback, elements: this.elements });
  }

  observe(element: Element): void {
    this.elements.add(element);
  }

  disconnect(): void {
    this.elements.clear();
  }
}

/** Adds an IntersectionObserver, which jsdom lacks. It reports nothing until `triggerIntersections` is called. */
export function stubIntersectionObserver(): void {
  watching.clear();
  globalThis.IntersectionObserver = Observer as unknown as typeof IntersectionObserver;
}

/** Reports all observed elements as visible, after an older record of each, with a scroll event. */
export async function triggerIntersections(): Promise<void> {
  await act(async () => {
    for (const [observer, { callback, elements }] of watching) {
      const entries = [...elements].flatMap((target) =>
        [false, true].map((isIntersecting) => ({ target, isIntersecting }) as IntersectionObserverEntry),
      );
      if (entries.length > 0) callback(entries, observer as IntersectionObserver);
    }
    window.dispatchEvent(new Event("scroll"));
    await Promise.resolve();
  });
}
