import { cleanup, render } from "@testing-library/react";
import type { ReactElement } from "react";
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

  it("draws fewer where there are fewer", () => {
    expect(ids(pickRandom(entries.slice(0, 1)))).toBe("a");
    expect(pickRandom([])).toEqual([]);
  });
});

/** The ids that the hook shows, in an element that stands so far down in the window. */
function Related({ currentId = "a", top = 5000 }: { readonly currentId?: string; readonly top?: number }) {
  const { ref, related } = useRelated(entries, currentId);
  return (
    <div
      ref={(element) => {
        if (element) element.getBoundingClientRect = () => new DOMRect(0, top, 100, 100);
        Object.assign(ref, { current: element });
      }}
    >
      {ids(related)}
    </div>
  );
}

/** Draws it as a page that a link leads to. */
const shown = (element: ReactElement) => render(element).container.textContent ?? "";

/** Draws the static HTML, and lets scripts start in it. */
function started(element: ReactElement): string {
  const container = document.createElement("div");
  container.innerHTML = renderToString(element);
  return render(element, { container, hydrate: true }).container.textContent ?? "";
}

describe("useRelated", () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it("draws by chance with each visit, and keeps to it during one, wherever it stands", () => {
    const random = jest.spyOn(Math, "random").mockReturnValue(0.999);
    const { container, rerender } = render(<Related />);
    expect(container.textContent).toBe("fe");
    random.mockReturnValue(0);
    rerender(<Related top={0} />);
    expect(container.textContent).toBe("fe");
    cleanup();
    expect(shown(<Related top={0} />)).toBe("bc");
  });

  it("has the first two others in the static HTML, whatever chance says", () => {
    jest.spyOn(Math, "random").mockReturnValue(0.999);
    expect(renderToString(<Related />)).toContain("bc");
  });

  it("draws by chance once scripts start, but changes nothing that the visitor has come to", () => {
    jest.spyOn(Math, "random").mockReturnValue(0.999);
    expect(started(<Related />)).toBe("fe");
    for (const top of [window.innerHeight - 1, -2000]) expect(started(<Related top={top} />)).toBe("bc");
  });
});
