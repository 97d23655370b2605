import { act, cleanup, renderHook, screen } from "@testing-library/react";
import { pickRandom } from "../../src/sections/detail/related-entries";
import { ColorModeProvider, useColorMode } from "../../src/ui/color-mode-provider";
import { ModalDialog } from "../../src/ui/modal-dialog";
import { stubMedia } from "../support/environment";
import { renderWithTheme } from "../support/render";

test("related entries are two different ones, or fewer if there are not enough", () => {
  const entries = [..."abcdef"];
  expect([0, 0.5, 0.999].map((value) => pickRandom(entries, () => value).join(""))).toEqual(["ab", "dc", "fe"]);
  expect([1, 0].map((count) => pickRandom(entries.slice(0, count)))).toEqual([["a"], []]);
});

test("a dialog keeps the focus when the page behind it is rendered again", () => {
  const dialog = () => (
    <ModalDialog title="Apply" description="" opener={document.body} onClose={() => undefined}>
      <input />
      <textarea />
    </ModalDialog>
  );
  const { rerender } = renderWithTheme(dialog());
  const [input, text] = screen.getAllByRole("textbox");
  expect(document.activeElement).toBe(input);
  text?.focus();
  rerender(dialog());
  expect(document.activeElement).toBe(text);
});

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
