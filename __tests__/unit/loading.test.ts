/** @jest-environment jsdom */
import { onFirstInteraction } from "../../src/lib/timing";

test("a callback is called once, at the first interaction or right away after it, unless it is canceled", () => {
  const [seen, cancelled, later] = [jest.fn(), jest.fn(), jest.fn()];
  onFirstInteraction(seen);
  onFirstInteraction(cancelled)();
  expect(seen).not.toHaveBeenCalled();
  window.dispatchEvent(new Event("pointermove"));
  window.dispatchEvent(new Event("keydown"));
  onFirstInteraction(later);
  expect([seen, later, cancelled].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
});
