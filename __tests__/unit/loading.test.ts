/** @jest-environment jsdom */
import { reloadForNewDeploy } from "../../src/lib/new-deploy";
import { triggerIntersections, stubIntersectionObserver } from "../support/intersection";

describe("a page with a missing chunk", () => {
  /** webpack's error for a chunk that fails to load. */
  const chunkError = Object.assign(new Error("Loading chunk 12 failed."), { name: "ChunkLoadError" });

  /** Deploys a build; null: the server is unreachable. */
  function deploy(build: string | null): void {
    globalThis.fetch = () =>
      build === null
        ? Promise.reject(new TypeError("Failed to fetch"))
        : Promise.resolve({ ok: true, json: () => Promise.resolve({ webpackCompilationHash: build }) } as Response);
  }

  beforeEach(() => {
    // jsdom logs that it cannot reload.
    jest.spyOn(console, "error").mockImplementation();
    Object.assign(window, { ___webpackCompilationHash: "old" });
  });

  it("reloads once for each new build", async () => {
    const reloads: boolean[] = [];
    for (const build of ["new", "new", "newer"]) {
      deploy(build);
      reloads.push(await reloadForNewDeploy(chunkError));
    }
    expect(reloads).toEqual([true, false, true]);
  });

  it("does not reload for the same or an unknown build, another error, or without storage", async () => {
    const reloads: boolean[] = [];
    const rows = [
      ["old", chunkError],
      [null, chunkError],
      ["newest", new TypeError("x is undefined")],
      ["newest", undefined],
    ];
    for (const [build, error] of rows as [string | null, unknown][]) {
      deploy(build);
      reloads.push(await reloadForNewDeploy(error));
    }
    deploy("newest");
    const spy = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full");
    });
    expect([...reloads, await reloadForNewDeploy(chunkError)]).toEqual(Array(5).fill(false));
    spy.mockRestore();
  });
});

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
