import { act, cleanup, renderHook } from "@testing-library/react";
import { ColorModeProvider, useColorMode } from "../../src/ui/color-mode-provider";
import { stubMedia } from "../support/environment";

const DARK = "(prefers-color-scheme: dark)";
let setMedia: ReturnType<typeof stubMedia>;

beforeEach(() => {
  localStorage.clear();
  document.documentElement.className = "light";
  setMedia = stubMedia();
});

let state: ReturnType<typeof useColorMode>;

const show = () => renderHook(() => (state = useColorMode()), { wrapper: ColorModeProvider });
const shown = () => [state.setting, state.mode, document.documentElement.className];
const choose = (setting: typeof state.setting) => act(() => state.setSetting(setting));

test("the color mode follows the system by default", () => {
  localStorage.setItem("ui-theme", "sepia");
  show();
  expect(shown()).toEqual(["system", "light", "light"]);
  setMedia(DARK, true);
  expect(shown()).toEqual(["system", "dark", "dark"]);
});

test("the color mode is stored as ui-theme and read again", () => {
  for (const setting of ["light", "dark", "system"] as const) {
    show();
    choose(setting);
    cleanup();
    show();
    expect([localStorage.getItem("ui-theme"), state.setting]).toEqual([setting, setting]);
    cleanup();
  }
});

test("the color mode follows the system where the browser blocks storage", () => {
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  show();
  expect(shown()).toEqual(["system", "light", "light"]);
});
