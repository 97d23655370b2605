import { act, cleanup, renderHook } from "@testing-library/react";
import { ColorModeProvider, useColorMode } from "../../src/ui/color-mode-provider";

test("the color mode follows the system until one is chosen, which the browser keeps as ui-theme", () => {
  let state = {} as ReturnType<typeof useColorMode>;
  const show = () => renderHook(() => (state = useColorMode()), { wrapper: ColorModeProvider });
  const shown = () => [state.setting, state.mode, document.documentElement.className];
  show();
  expect(shown()).toEqual(["system", "light", "light"]);
  act(() => state.setSetting("dark"));
  cleanup();
  show();
  expect([localStorage.getItem("ui-theme"), ...shown()]).toEqual(["dark", "dark", "dark", "dark"]);
});
