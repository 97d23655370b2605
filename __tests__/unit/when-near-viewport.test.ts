/** @jest-environment jsdom */
import { comeIntoSight, stubIntersectionObserver } from "../support/intersection";

beforeEach(() => {
  jest.resetModules();
  stubIntersectionObserver();
});

/** A page on which nobody has done anything yet. */
const freshPage = () => import("../../src/lib/timing");

it("waits for whoever only loads a page", async () => {
  const { onFirstInteraction } = await freshPage();
  const seen = jest.fn();
  onFirstInteraction(seen);
  expect(seen).not.toHaveBeenCalled();
  window.dispatchEvent(new Event("pointermove"));
  expect(seen).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event("keydown"));
  expect(seen).toHaveBeenCalledTimes(1);
});

it("waits no longer once the visitor has done anything", async () => {
  const { onFirstInteraction } = await freshPage();
  onFirstInteraction(jest.fn());
  window.dispatchEvent(new Event("keydown"));
  const later = jest.fn();
  onFirstInteraction(later);
  expect(later).toHaveBeenCalledTimes(1);
});

it("can be told to give up", async () => {
  const { onFirstInteraction } = await freshPage();
  const seen = jest.fn();
  onFirstInteraction(seen)();
  window.dispatchEvent(new Event("scroll"));
  expect(seen).not.toHaveBeenCalled();
});

it("tells of an element that comes near with a visitor who scrolls", async () => {
  const { whenNearViewport } = await import("../../src/lib/when-near-viewport");
  const seen = jest.fn();
  whenNearViewport(document.body, seen);
  window.dispatchEvent(new Event("resize"));
  expect(seen).not.toHaveBeenCalled();
  await comeIntoSight();
  expect(seen).toHaveBeenCalledTimes(1);
});
