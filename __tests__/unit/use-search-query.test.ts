/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react";
import { changeQuery, searchQueryString, useSearchQuery } from "../../src/sections/blog/use-search-query";

const address = () => `${window.location.pathname}${window.location.search}${window.location.hash}`;

/** Goes through the history as the browser's own buttons do. */
const go = (delta: number) =>
  act(
    () =>
      new Promise<void>((resolve) => {
        window.addEventListener(
          "popstate",
          () => {
            resolve();
          },
          { once: true },
        );
        window.history.go(delta);
      }),
  );

beforeEach(() => {
  window.history.pushState({ key: "start" }, "", "/blog");
});

describe("useSearchQuery", () => {
  it("reads the query of the address", () => {
    window.history.replaceState(null, "", "/blog?q=carbon+plan");
    const { result } = renderHook(useSearchQuery);
    expect(result.current).toBe("carbon plan");
    expect(searchQueryString(result.current)).toBe("?q=carbon+plan");
  });

  it("keeps the query in the address, in the same entry of the history", () => {
    const { result } = renderHook(useSearchQuery);
    const entries = window.history.length;
    act(() => {
      changeQuery("R&D 100%");
    });
    expect(result.current).toBe("R&D 100%");
    expect(address()).toBe("/blog?q=R%26D+100%25");
    expect(window.history.length).toBe(entries);
    expect(window.history.state).toEqual({ key: "start" });
  });

  it("leaves a clean address when the box is emptied", () => {
    const { result } = renderHook(useSearchQuery);
    act(() => {
      changeQuery("ai");
    });
    act(() => {
      changeQuery("");
    });
    expect(address()).toBe("/blog");
    expect(searchQueryString(result.current)).toBe("");
  });

  it("drops an anchor, which the new list may not have", () => {
    window.history.replaceState(null, "", "/blog#sustainability");
    act(() => {
      changeQuery("technology");
    });
    expect(address()).toBe("/blog?q=technology");
  });

  it("follows Back and Forward", async () => {
    const { result } = renderHook(useSearchQuery);
    act(() => {
      changeQuery("carbon");
    });
    window.history.pushState(null, "", "/blog?q=leadership");
    await go(-1);
    expect(result.current).toBe("carbon");
    await go(1);
    expect(result.current).toBe("leadership");
  });

  it("is cleared when the router goes to the page without a query", () => {
    const { result, rerender } = renderHook(useSearchQuery);
    act(() => {
      changeQuery("carbon");
    });
    window.history.pushState(null, "", "/blog");
    rerender();
    expect(result.current).toBe("");
  });
});
