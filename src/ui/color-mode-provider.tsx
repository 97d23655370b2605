import { createContext, useContext, useEffect, useMemo, useSyncExternalStore } from "react";
import type { ReactNode } from "react";
import { useMedia } from "../lib/use-media";

/** What can be shown. */
const MODES = ["light", "dark"] as const;

/** What can be chosen: a mode, or the one that the visitor's system prefers. */
const SETTINGS = ["system", ...MODES] as const;

export type ColorMode = (typeof MODES)[number];
export type ColorModeSetting = (typeof SETTINGS)[number];

/** The key of local storage that keeps the setting (docs/behaviour.md 4.12). */
const STORAGE_KEY = "ui-theme";

const DEFAULT_SETTING: ColorModeSetting = "light";

/** The setting where storage can't keep it: it lasts as long as the page. */
let unstored: ColorModeSetting | undefined;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

function readSetting(): ColorModeSetting {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return SETTINGS.find((setting) => setting === stored) ?? DEFAULT_SETTING;
  } catch {
    return unstored ?? DEFAULT_SETTING;
  }
}

function chooseSetting(setting: ColorModeSetting): void {
  try {
    localStorage.setItem(STORAGE_KEY, setting);
  } catch {
    unstored = setting;
  }
  for (const listener of listeners) listener();
}

interface ColorModeState {
  readonly setting: ColorModeSetting;
  /** The mode that is shown. */
  readonly mode: ColorMode;
  readonly choose: (setting: ColorModeSetting) => void;
}

const ColorModeContext = createContext<ColorModeState | null>(null);

/**
 * Returns the color mode, and the function that chooses another.
 *
 * @throws Error outside of a `ColorModeProvider`
 */
export function useColorMode(): ColorModeState {
  const state = useContext(ColorModeContext);
  if (!state) throw new Error("useColorMode is called outside of a ColorModeProvider.");
  return state;
}

interface ColorModeProviderProps {
  readonly children: ReactNode;
}

/**
 * Provides the color mode, light or dark, as a class of the document. The setting is light until another is
 * chosen, which local storage keeps as `ui-theme`; "system" follows what the visitor's system prefers, also when that
 * changes (docs/behaviour.md 4.12).
 */
export function ColorModeProvider({ children }: ColorModeProviderProps) {
  const setting = useSyncExternalStore(subscribe, readSetting, () => DEFAULT_SETTING);
  const systemIsDark = useMedia("(prefers-color-scheme: dark)");
  const mode = setting === "system" ? (systemIsDark ? "dark" : "light") : setting;

  useEffect(() => {
    const { classList } = document.documentElement;
    for (const one of MODES) classList.toggle(one, one === mode);
  }, [mode]);

  const state = useMemo(() => ({ setting, mode, choose: chooseSetting }), [setting, mode]);
  return <ColorModeContext.Provider value={state}>{children}</ColorModeContext.Provider>;
}
