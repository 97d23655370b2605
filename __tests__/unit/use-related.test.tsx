import { renderHook } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { pickRandom, useRelated } from "../../src/sections/detail/related-entries";

const entries = ["a", "b", "c", "d", "e", "f"].map((jsonId) => ({ jsonId }));
const ids = (list: readonly { readonly jsonId: string }[]) => list.map(({ jsonId }) => jsonId).join("");

/** Returns these numbers one after the other. */
const numbers =
  (...values: number[]) =>
  () =>
    values.shift() ?? 0;

describe("drawRelated", () => {
  it("draws two by the random numbers, none twice", () => {
    expect(ids(pickRandom(entries, numbers(0, 0)))).toBe("ab");
    expect(ids(pickRandom(entries, numbers(0.999, 0.999)))).toBe("fe");
    expect(ids(pickRandom(entries, numbers(0.5, 0.5)))).toBe("dc");
  });

  it("leaves its list as it is", () => {
    const list = [...entries];
    pickRandom(list);
    expect(list).toEqual(entries);
  });

  it("draws fewer where there are fewer", () => {
    expect(ids(pickRandom(entries.slice(0, 1)))).toBe("a");
    expect(pickRandom([])).toEqual([]);
  });
});

describe("useRelated", () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it("shows two others, never the current one", () => {
    for (let visit = 0; visit < 100; visit += 1) {
      const { result, unmount } = renderHook(() => useRelated(entries, "c"));
      expect(new Set(ids(result.current)).size).toBe(2);
      expect(ids(result.current)).not.toContain("c");
      unmount();
    }
  });

  it("draws by chance with each visit, and keeps to it during one", () => {
    const random = jest.spyOn(Math, "random").mockReturnValue(0.999);
    const { result, rerender } = renderHook(({ id }) => useRelated(entries, id), { initialProps: { id: "a" } });
    expect(ids(result.current)).toBe("fe");
    random.mockReturnValue(0);
    rerender({ id: "a" });
    expect(ids(result.current)).toBe("fe");
    rerender({ id: "b" });
    expect(ids(result.current)).toBe("ac");
  });

  it("has the first two others in the static HTML, whatever chance says", () => {
    jest.spyOn(Math, "random").mockReturnValue(0.999);
    const Probe = () => ids(useRelated(entries, "a"));
    expect(renderToString(<Probe />)).toBe("bc");
  });
});
