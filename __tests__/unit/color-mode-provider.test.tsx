import { act, render, screen } from "@testing-library/react";
import { ColorModeProvider, useColorMode } from "../../src/ui/color-mode-provider";

/** Shows the setting and the mode, and chooses another. */
function Mode() {
  const { setting, mode, choose } = useColorMode();
  return (
    <>
      <output>{`${setting} ${mode}`}</output>
      {(["system", "light", "dark"] as const).map((one) => (
        <button
          key={one}
          type="button"
          onClick={() => {
            choose(one);
          }}
        >
          {one}
        </button>
      ))}
    </>
  );
}

let preferDark: (dark: boolean) => void;

beforeEach(() => {
  window.localStorage.clear();
  document.documentElement.className = "light";
  let matches = false;
  const listeners = new Set<() => void>();
  preferDark = (dark) => {
    matches = dark;
    for (const listener of listeners) listener();
  };
  window.matchMedia = (media) =>
    ({
      get matches() {
        return matches;
      },
      media,
      addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
    }) as unknown as MediaQueryList;
});

const show = () =>
  render(
    <ColorModeProvider>
      <Mode />
    </ColorModeProvider>,
  );

const shown = () => screen.getByRole("status").textContent;
const classes = () => [...document.documentElement.classList];

const choose = (setting: string) => {
  act(() => {
    screen.getByRole("button", { name: setting }).click();
  });
};

test("the mode is light until another is chosen, whatever the system prefers", () => {
  preferDark(true);
  show();
  expect(shown()).toBe("light light");
  expect(classes()).toEqual(["light"]);
});

test("a chosen mode is stored as ui-theme, and comes back", () => {
  const { unmount } = show();
  choose("dark");
  expect(window.localStorage.getItem("ui-theme")).toBe("dark");
  expect(classes()).toEqual(["dark"]);
  unmount();
  show();
  expect(shown()).toBe("dark dark");
});

test("asked to, it follows the system, also when that changes", () => {
  show();
  choose("system");
  expect(window.localStorage.getItem("ui-theme")).toBe("system");
  expect(shown()).toBe("system light");
  act(() => {
    preferDark(true);
  });
  expect(shown()).toBe("system dark");
  expect(classes()).toEqual(["dark"]);
});

test("a stored value that is no setting is ignored", () => {
  window.localStorage.setItem("ui-theme", "sepia");
  show();
  expect(shown()).toBe("light light");
});

test("without storage a setting lasts as long as the page", () => {
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  show();
  choose("dark");
  expect(shown()).toBe("dark dark");
  jest.restoreAllMocks();
});

test("the mode outside of a provider is a mistake", () => {
  const silence = jest.spyOn(console, "error").mockImplementation(() => undefined);
  expect(() => render(<Mode />)).toThrow("outside of a ColorModeProvider");
  silence.mockRestore();
});
