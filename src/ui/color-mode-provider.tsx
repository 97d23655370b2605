import { createContext, useContext, useEffect, useSyncExternalStore } from "react";
import type { ReactNode } from "react";
import { useMedia } from "../lib/use-media";

const MODES = ["light", "dark"] as const;
const SETTINGS = ["system", ...MODES] as const;

type ColorMode = (typeof MODES)[number];

/** What can be chosen: a mode, or the one that the visitor's system prefers. */
type ColorModeSetting = (typeof SETTINGS)[number];

const STORAGE_KEY = "ui-theme";
const DEFAULT_SETTING: ColorModeSetting = "system";

/** The setting where there is no storage: it lasts as long as the page. */
let unstored: ColorModeSetting = DEFAULT_SETTING;

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
    return unstored;
  }
}

function setSetting(setting: ColorModeSetting): void {
  try {
    localStorage.setItem(STORAGE_KEY, setting);
  } catch {
    unstored = setting;
  }
  for (const listener of listeners) listener();
}

interface ColorModeState {
  readonly setting: ColorModeSetting;
  /** What is shown. */
  readonly mode: ColorMode;
  readonly setSetting: (setting: ColorModeSetting) => void;
}

/** What is shown whatever the setting is. */
const Forced = createContext<ColorMode | undefined>(undefined);

/** The setting is read here and not in the provider: a provider that changes during hydration makes React render pages again. */
export function useColorMode(): ColorModeState {
  const forced = useContext(Forced);
  const setting = useSyncExternalStore(subscribe, readSetting, () => DEFAULT_SETTING);
  const systemIsDark = useMedia("(prefers-color-scheme: dark)");
  const mode = forced ?? (setting === "system" ? (systemIsDark ? "dark" : "light") : setting);
  return { setting, mode, setSetting };
}

/** Shows the mode by a class of the document, as Chakra's conditions expect. */
function ModeClass() {
  const { mode } = useColorMode();
  useEffect(() => {
    const { classList } = document.documentElement;
    for (const one of MODES) classList.toggle(one, one === mode);
  }, [mode]);
  return null;
}

interface ColorModeProviderProps {
  /** What is shown whatever the setting is; the HTML says it already. */
  readonly forced?: ColorMode;
  readonly children: ReactNode;
}

/** Keeps the color mode in local storage, and shows it. */
export function ColorModeProvider({ forced, children }: ColorModeProviderProps) {
  return (
    <Forced.Provider value={forced}>
      {forced ? null : <ModeClass />}
      {children}
    </Forced.Provider>
  );
}
