import { act, cleanup, fireEvent, render, renderHook, screen } from "@testing-library/react";
import type { ReactElement, ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { pickRandom, useRelated } from "../../src/sections/detail/related-entries";
import { Testimonials } from "../../src/sections/home/testimonials";
import { ColorModeProvider, useColorMode } from "../../src/ui/color-mode-provider";
import { from } from "../../src/theme/dimensions";
import { PICTURE, sectionText } from "../support/content";
import { stubMedia } from "../support/environment";
import { renderWithTheme, withTheme } from "../support/render";

describe("related entries", () => {
  const entries = [..."abcdef"].map((jsonId) => ({ jsonId }));
  const ids = (list: typeof entries) => list.map(({ jsonId }) => jsonId).join("");

  /** Shows the ids in an element at this distance from the top of the window. */
  function Related({ top = 5000 }: { readonly top?: number }) {
    const { ref, related } = useRelated(entries, "a");
    const place = (element: HTMLDivElement | null) => {
      if (element) element.getBoundingClientRect = () => new DOMRect(0, top, 100, 100);
      Object.assign(ref, { current: element });
    };
    return <div ref={place}>{ids(related)}</div>;
  }

  /** Renders the static HTML and hydrates it. Returns the text after that. */
  function hydrate(element: ReactElement) {
    const container = document.createElement("div");
    container.innerHTML = renderToString(element);
    return render(element, { container, hydrate: true }).container.textContent;
  }

  it("are two different entries, or fewer if there are not enough", () => {
    expect([0, 0.5, 0.999].map((value) => ids(pickRandom(entries, () => value)))).toEqual(["ab", "dc", "fe"]);
    expect([1, 0].map((count) => ids(pickRandom(entries.slice(0, count))))).toEqual(["a", ""]);
  });

  it("are random on each visit and stay the same during it", () => {
    const random = jest.spyOn(Math, "random").mockReturnValue(0.999);
    const { container, rerender } = render(<Related />);
    random.mockReturnValue(0);
    rerender(<Related top={0} />);
    expect(container.textContent).toBe("fe");
    cleanup();
    expect(render(<Related top={0} />).container.textContent).toBe("bc");
  });

  it("are the first two in the static HTML, and stay if they are visible during hydration", () => {
    jest.spyOn(Math, "random").mockReturnValue(0.999);
    expect(renderToString(<Related />)).toContain("bc");
    const drawn = [5000, window.innerHeight - 1, -2000].map((top) => hydrate(<Related top={top} />));
    expect(drawn).toEqual(["fe", "bc", "bc"]);
  });
});

describe("a carousel", () => {
  const testimonials = ["First", "Second", "Third", "Fourth"].map((quote) => {
    return { quote, author: "Ada", position: "Chair", image: PICTURE };
  });
  const carousel = <Testimonials copy={sectionText("quotes", "Quotes")} testimonials={testimonials} />;

  it("announces its position after a move, and shows everything in the static HTML", () => {
    stubMedia()(from("md"), true);
    renderWithTheme(carousel);
    const announced = () => document.querySelector("[aria-live=polite]")?.textContent;
    expect(announced()).toBe("");
    fireEvent.click(screen.getByRole("button", { name: "Next testimonials" }));
    expect(announced()).toBe("Showing testimonials 2 to 3 of 4");
    const html = renderToString(withTheme(carousel));
    expect(testimonials.filter(({ quote }) => !html.includes(quote))).toEqual([]);
    expect(html).not.toMatch(/inert|data-driven|<li[^>]*aria-hidden/);
  });
});

describe("the color mode", () => {
  const DARK = "(prefers-color-scheme: dark)";
  let setMedia: ReturnType<typeof stubMedia>;

  beforeEach(() => {
    localStorage.clear();
    document.documentElement.className = "light";
    setMedia = stubMedia();
  });

  let state: ReturnType<typeof useColorMode>;

  function show(forced?: "light") {
    const wrapper = ({ children }: { readonly children: ReactNode }) => (
      <ColorModeProvider forced={forced}>{children}</ColorModeProvider>
    );
    renderHook(() => (state = useColorMode()), { wrapper });
  }

  const shown = () => [state.setting, state.mode, document.documentElement.className];
  const choose = (setting: typeof state.setting) => act(() => state.setSetting(setting));

  it("follows the system by default", () => {
    localStorage.setItem("ui-theme", "sepia");
    show();
    expect(shown()).toEqual(["system", "light", "light"]);
    setMedia(DARK, true);
    expect(shown()).toEqual(["system", "dark", "dark"]);
  });

  it("is stored as ui-theme and read again", () => {
    for (const setting of ["light", "dark", "system"] as const) {
      show();
      choose(setting);
      cleanup();
      show();
      expect([localStorage.getItem("ui-theme"), state.setting]).toEqual([setting, setting]);
      cleanup();
    }
  });

  it("can be forced, which keeps the stored setting", () => {
    localStorage.setItem("ui-theme", "dark");
    setMedia(DARK, true);
    show("light");
    expect(shown()).toEqual(["dark", "light", "light"]);
    choose("system");
    expect([localStorage.getItem("ui-theme"), ...shown()]).toEqual(["system", "system", "light", "light"]);
  });

  it("works without storage until the page is left", () => {
    for (const method of ["getItem", "setItem"] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException("denied", "SecurityError");
      });
    show();
    choose("dark");
    expect(shown()).toEqual(["dark", "dark", "dark"]);
  });
});
