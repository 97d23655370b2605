import { renderHook } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { useCurrentYear } from "../../src/lib/use-hydrated";

describe("useCurrentYear", () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  it("is the visitor's year, not that of the build", () => {
    jest.useFakeTimers({ now: new Date("2031-06-01T12:00:00") });
    expect(renderHook(() => useCurrentYear("2026")).result.current).toBe("2031");
  });

  it("is the year of the build in the static HTML", () => {
    jest.useFakeTimers({ now: new Date("2031-06-01T12:00:00") });
    const Probe = () => useCurrentYear("2026");
    expect(renderToString(<Probe />)).toBe("2026");
  });
});
