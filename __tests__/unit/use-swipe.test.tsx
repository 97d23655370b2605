import { renderHook } from "@testing-library/react";
import type { PointerEvent } from "react";
import { useSwipe } from "../../src/lib/use-carousel";

const at = (clientX: number, pointerType = "touch") => ({ clientX, pointerType }) as PointerEvent;

describe("useSwipe", () => {
  const left = jest.fn();
  const right = jest.fn();
  const start = () => renderHook(() => useSwipe(left, right)).result.current;

  beforeEach(() => {
    jest.clearAllMocks();
  });

  it("tells left from right", () => {
    const swipe = start();
    swipe.onPointerDown(at(200));
    swipe.onPointerUp(at(160));
    expect([left.mock.calls.length, right.mock.calls.length]).toEqual([1, 0]);
    swipe.onPointerDown(at(200));
    swipe.onPointerUp(at(240));
    expect([left.mock.calls.length, right.mock.calls.length]).toEqual([1, 1]);
  });

  it("takes a short way, a mouse and a cancelled touch for no swipe", () => {
    const swipe = start();
    swipe.onPointerDown(at(200));
    swipe.onPointerUp(at(161));
    swipe.onPointerDown(at(200, "mouse"));
    swipe.onPointerUp(at(0, "mouse"));
    swipe.onPointerDown(at(200));
    swipe.onPointerCancel();
    swipe.onPointerUp(at(0));
    expect(left).not.toHaveBeenCalled();
    expect(right).not.toHaveBeenCalled();
  });
});
