import { act } from "@testing-library/react";

interface Watched {
  readonly callback: IntersectionObserverCallback;
  readonly observer: IntersectionObserver;
  readonly elements: Set<Element>;
}

const watching = new Set<Watched>();

/** Gives jsdom an IntersectionObserver that sees nothing until `comeIntoSight` is called. */
export function stubIntersectionObserver(): void {
  watching.clear();
  class Observer implements IntersectionObserver {
    readonly root = null;
    readonly rootMargin: string = "";
    readonly thresholds: readonly number[] = [];
    private readonly watched: Watched;

    constructor(callback: IntersectionObserverCallback) {
      this.watched = { callback, observer: this, elements: new Set() };
      watching.add(this.watched);
    }

    observe(element: Element): void {
      this.watched.elements.add(element);
    }

    unobserve(element: Element): void {
      this.watched.elements.delete(element);
    }

    disconnect(): void {
      this.watched.elements.clear();
    }

    takeRecords(): IntersectionObserverEntry[] {
      return [];
    }
  }
  globalThis.IntersectionObserver = Observer;
}

/** Lets all watched elements come into sight, as where the visitor scrolls. */
export async function comeIntoSight(): Promise<void> {
  await act(async () => {
    for (const { callback, observer, elements } of watching) {
      const entries = [...elements].map((target) => ({ target, isIntersecting: true }) as IntersectionObserverEntry);
      if (entries.length > 0) callback(entries, observer);
    }
    window.dispatchEvent(new Event("scroll"));
    await Promise.resolve();
  });
}
