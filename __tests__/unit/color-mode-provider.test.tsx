import { act, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { hydrateRoot } from "react-dom/client";
import { ColorModeProvider, useColorMode } from "../../src/ui/color-mode-provider";

function Mode() {
  const { setting, mode, setSetting } = useColorMode();
  return (
    <>
      <output>{`${setting} ${mode}`}</output>
      {(["system", "light", "dark"] as const).map((one) => (
        <button
          key={one}
          type="button"
          onClick={() => {
            setSetting(one);
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
  localStorage.clear();
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

afterEach(() => {
  jest.restoreAllMocks();
});

const show = (forced?: "light") =>
  render(
    <ColorModeProvider forced={forced}>
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

test("the setting is system by default, and follows the system when it changes", () => {
  show();
  expect(shown()).toBe("system light");
  act(() => {
    preferDark(true);
  });
  expect(shown()).toBe("system dark");
  expect(classes()).toEqual(["dark"]);
});

test.each(["system", "light", "dark"])("%s is stored as ui-theme, and read again", (setting) => {
  const { unmount } = show();
  choose(setting);
  expect(localStorage.getItem("ui-theme")).toBe(setting);
  unmount();
  show();
  expect(shown()).toMatch(`${setting} `);
});

test("a stored value that is no setting is ignored", () => {
  localStorage.setItem("ui-theme", "sepia");
  show();
  expect(shown()).toBe("system light");
});

test("a forced mode is shown whatever is stored and preferred; the setting is kept", () => {
  localStorage.setItem("ui-theme", "dark");
  preferDark(true);
  show("light");
  expect(shown()).toBe("dark light");
  choose("system");
  expect(localStorage.getItem("ui-theme")).toBe("system");
  expect(shown()).toBe("system light");
  expect(classes()).toEqual(["light"]);
});

test("without storage a setting lasts as long as the page", () => {
  for (const method of ["getItem", "setItem"] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
  }
  show();
  expect(shown()).toBe("system light");
  choose("dark");
  expect(shown()).toBe("dark dark");
});

test("a stored setting doesn't make React render a page again that it hydrates", () => {
  localStorage.setItem("ui-theme", "dark");
  const place = document.createElement("div");
  place.innerHTML = "<!--$--><p>Text</p><!--/$-->";
  const text = place.querySelector("p");
  const onRecoverableError = jest.fn();
  const page = (
    <ColorModeProvider forced="light">
      <Suspense fallback={null}>
        <p>Text</p>
      </Suspense>
    </ColorModeProvider>
  );
  act(() => {
    hydrateRoot(place, page, { onRecoverableError });
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(place.querySelector("p")).toBe(text);
});
