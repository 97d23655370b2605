import { act, render, screen } from "@testing-library/react";
import { useTheme } from "next-themes";
import { ColorModeProvider } from "../../src/ui/color-mode-provider";

/** Shows the mode, and takes another one. */
function Mode() {
  const { theme, resolvedTheme, setTheme } = useTheme();
  return (
    <button
      type="button"
      onClick={() => {
        setTheme("dark");
      }}
    >
      {theme} {resolvedTheme}
    </button>
  );
}

const systemPrefers = (scheme: "dark" | "light") => {
  window.matchMedia = (query) =>
    ({
      matches: query.includes(scheme),
      media: query,
      addListener: () => undefined,
      removeListener: () => undefined,
    }) as unknown as MediaQueryList;
};

const classes = () => [...document.documentElement.classList];

beforeEach(() => {
  window.localStorage.clear();
  document.documentElement.className = "";
});

test("the mode is the system's until one is chosen", () => {
  systemPrefers("dark");
  render(
    <ColorModeProvider>
      <Mode />
    </ColorModeProvider>,
  );
  expect(screen.getByRole("button").textContent).toBe("system dark");
  expect(classes()).toContain("dark");
});

test("a chosen mode is kept under ui-theme, and comes back", () => {
  systemPrefers("light");
  const { unmount } = render(
    <ColorModeProvider>
      <Mode />
    </ColorModeProvider>,
  );
  act(() => {
    screen.getByRole("button").click();
  });
  expect(window.localStorage.getItem("ui-theme")).toBe("dark");
  expect(classes()).toContain("dark");
  unmount();
  render(
    <ColorModeProvider>
      <Mode />
    </ColorModeProvider>,
  );
  expect(screen.getByRole("button").textContent).toBe("dark dark");
});

test("the site stays light, whatever is kept and whatever the system prefers", () => {
  systemPrefers("dark");
  window.localStorage.setItem("ui-theme", "dark");
  render(
    <ColorModeProvider forcedTheme="light">
      <Mode />
    </ColorModeProvider>,
  );
  expect(classes()).toEqual(["light"]);
});
