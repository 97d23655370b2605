/** @jest-environment jsdom */
import { triggerIntersections, stubIntersectionObserver } from "../support/intersection";

describe("a callback that waits for the visitor", () => {
  beforeEach(() => {
    jest.resetModules();
    stubIntersectionObserver();
  });

  it("is called once, at the first interaction or right away after it, unless it is canceled", async () => {
    const { onFirstInteraction } = await import("../../src/lib/timing");
    const [seen, cancelled, later] = [jest.fn(), jest.fn(), jest.fn()];
    onFirstInteraction(seen);
    onFirstInteraction(cancelled)();
    expect(seen).not.toHaveBeenCalled();
    window.dispatchEvent(new Event("pointermove"));
    window.dispatchEvent(new Event("keydown"));
    onFirstInteraction(later);
    expect([seen, later, cancelled].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
  });

  it("is called when the visitor scrolls near its element", async () => {
    const { whenNearViewport } = await import("../../src/lib/timing");
    const seen = jest.fn();
    whenNearViewport(document.body, seen);
    window.dispatchEvent(new Event("resize"));
    expect(seen).not.toHaveBeenCalled();
    await triggerIntersections();
    expect(seen).toHaveBeenCalledTimes(1);
  });
});
