import { act, renderHook } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { useRotation } from "../../src/sections/home/use-rotation";
import { setDocumentHidden, stubMedia } from "../support/environment";

const REDUCED = "(prefers-reduced-motion: reduce)";

const wait = (milliseconds: number) => {
  act(() => {
    jest.advanceTimersByTime(milliseconds);
  });
};

describe("useRotation", () => {
  let setMedia: ReturnType<typeof stubMedia>;

  beforeEach(() => {
    jest.useFakeTimers();
    setMedia = stubMedia();
    setDocumentHidden(false);
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  const start = () => renderHook(() => useRotation(3)).result;

  it("advances every 5000 ms, not earlier, and wraps", () => {
    const rotation = start();
    wait(4999);
    expect(rotation.current.index).toBe(0);
    wait(1);
    expect(rotation.current.index).toBe(1);
    wait(5000);
    expect(rotation.current.index).toBe(2);
    wait(5000);
    expect(rotation.current.index).toBe(0);
  });

  it("jumps to a slide and leaves it for the full time", () => {
    const rotation = start();
    wait(4000);
    act(() => {
      rotation.current.show(2);
    });
    expect(rotation.current.index).toBe(2);
    wait(4999);
    expect(rotation.current.index).toBe(2);
    wait(1);
    expect(rotation.current.index).toBe(0);
  });

  it("stands still while paused, and goes on afterwards", () => {
    const rotation = start();
    act(() => {
      rotation.current.togglePause();
    });
    expect(rotation.current.paused).toBe(true);
    wait(20_000);
    expect(rotation.current.index).toBe(0);
    act(() => {
      rotation.current.togglePause();
    });
    wait(5000);
    expect(rotation.current.index).toBe(1);
  });

  it("stands still where less motion is asked for, from the start or later", () => {
    setMedia(REDUCED, true);
    const rotation = start();
    wait(20_000);
    expect(rotation.current.index).toBe(0);
    setMedia(REDUCED, false);
    wait(5000);
    expect(rotation.current.index).toBe(1);
    setMedia(REDUCED, true);
    wait(20_000);
    expect(rotation.current.index).toBe(1);
  });

  it("stands still while the document is hidden", () => {
    const rotation = start();
    wait(3000);
    setDocumentHidden(true);
    wait(20_000);
    expect(rotation.current.index).toBe(0);
    setDocumentHidden(false);
    wait(5000);
    expect(rotation.current.index).toBe(1);
  });

  it("prepares a slide half its time ahead, and not before", () => {
    const rotation = start();
    expect(rotation.current.prepared).toBe(0);
    wait(2499);
    expect(rotation.current.prepared).toBe(0);
    wait(1);
    expect(rotation.current.prepared).toBe(1);
    wait(2500);
    wait(5000);
    wait(5000);
    expect(rotation.current).toMatchObject({ index: 0, prepared: 2 });
  });

  it("prepares all slides when one is about to be chosen", () => {
    const rotation = start();
    act(() => {
      rotation.current.prepareAll();
    });
    expect(rotation.current).toMatchObject({ index: 0, prepared: 2 });
  });

  it("does not rotate a single slide", () => {
    const { result } = renderHook(() => useRotation(1));
    wait(20_000);
    expect(result.current).toMatchObject({ index: 0, prepared: 0 });
  });

  it("begins at build with the first slide only", () => {
    const Probe = () => JSON.stringify(useRotation(3));
    expect(renderToString(<Probe />).replaceAll("&quot;", '"')).toBe('{"index":0,"prepared":0,"paused":false}');
  });
});
