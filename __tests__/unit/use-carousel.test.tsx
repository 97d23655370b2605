import { act, renderHook } from "@testing-library/react";
import { positionCount, itemsPerView, useCarousel } from "../../src/lib/use-carousel";
import { resizeTo } from "../support/environment";

describe("perView", () => {
  it.each([
    [320, 1],
    [767, 1],
    [768, 2],
    [1023, 2],
    [1024, 3],
    [3840, 3],
  ])("at %i px shows %i", (width, shown) => {
    expect(itemsPerView(width)).toBe(shown);
  });
});

describe("dotCount", () => {
  it.each([
    [4, 1, 4],
    [4, 2, 3],
    [4, 3, 2],
    [7, 3, 5],
    [3, 3, 1],
    [2, 3, 1],
  ])("of %i items, %i at a time, is %i", (count, shown, dots) => {
    expect(positionCount(count, shown)).toBe(dots);
  });
});

describe("useCarousel", () => {
  const start = (width: number) => {
    resizeTo(width);
    const { result } = renderHook(() => useCarousel(4));
    return {
      result,
      move: (how: "next" | "previous") => {
        act(() => {
          result.current[how]();
        });
      },
    };
  };

  it("moves by one item and wraps from the last group to the first", () => {
    const { result, move } = start(1280);
    expect(result.current).toMatchObject({ start: 0, shown: 3, groups: 2, moved: false });
    move("next");
    expect(result.current).toMatchObject({ start: 1, moved: true });
    move("next");
    expect(result.current.start).toBe(0);
  });

  it("wraps from the first group to the last", () => {
    const { result, move } = start(800);
    move("previous");
    expect(result.current.start).toBe(2);
    move("previous");
    expect(result.current.start).toBe(1);
  });

  it("goes to the group of a dot", () => {
    const { result } = start(375);
    act(() => {
      result.current.show(3);
    });
    expect(result.current).toMatchObject({ start: 3, shown: 1, groups: 4 });
  });

  it("reckons anew when the window is resized, and stays within the last group", () => {
    const { result, move } = start(375);
    move("previous");
    expect(result.current.start).toBe(3);
    resizeTo(1024);
    expect(result.current).toMatchObject({ start: 1, shown: 3, groups: 2 });
    move("next");
    expect(result.current.start).toBe(0);
    resizeTo(768);
    expect(result.current).toMatchObject({ shown: 2, groups: 3 });
  });
});
