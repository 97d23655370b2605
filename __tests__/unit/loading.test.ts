/** @jest-environment jsdom */
import { reloadForNewDeploy } from "../../src/lib/new-deploy";
import { triggerIntersections, stubIntersectionObserver } from "../support/intersection";

describe("a page of which a part is missing", () => {
  /** What webpack throws where a chunk cannot be fetched. */
  const missing = Object.assign(new Error("Loading chunk 12 failed."), { name: "ChunkLoadError" });

  /** Another build is deployed, or none can be asked for. */
  function deploy(build: string | null): void {
    globalThis.fetch = () =>
      build === null
        ? Promise.reject(new TypeError("Failed to fetch"))
        : Promise.resolve({ ok: true, json: () => Promise.resolve({ webpackCompilationHash: build }) } as Response);
  }

  beforeEach(() => {
    // jsdom doesn't reload pages, and says so.
    jest.spyOn(console, "error").mockImplementation();
    Object.assign(window, { ___webpackCompilationHash: "old" });
  });

  it("is reloaded once for each build that has taken the part away", async () => {
    const reloads: boolean[] = [];
    for (const build of ["new", "new", "newer"]) {
      deploy(build);
      reloads.push(await reloadForNewDeploy(missing));
    }
    expect(reloads).toEqual([true, false, true]);
  });

  it("stays where the build is the same, or nobody knows, or something else is wrong, or no note is kept", async () => {
    const reloads: boolean[] = [];
    const rows = [
      ["old", missing],
      [null, missing],
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
    expect([...reloads, await reloadForNewDeploy(missing)]).toEqual(Array(5).fill(false));
    spy.mockRestore();
  });
});

describe("what waits for the visitor", () => {
  beforeEach(() => {
    jest.resetModules();
    stubIntersectionObserver();
  });

  it("is called once, at the first thing that the visitor does, or at once where that was; unless it is cancelled", async () => {
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

  it("is called for an element that comes near with a visitor who scrolls", async () => {
    const { whenNearViewport } = await import("../../src/lib/timing");
    const seen = jest.fn();
    whenNearViewport(document.body, seen);
    window.dispatchEvent(new Event("resize"));
    expect(seen).not.toHaveBeenCalled();
    await triggerIntersections();
    expect(seen).toHaveBeenCalledTimes(1);
  });
});
