import { createContext, useContext, useEffect, useSyncExternalStore } from "react";
import type { ReactNode } from "react";
import { useMedia } from "../lib/use-media";

const MODES = ["light", "dark"] as const;
const SETTINGS = ["system", ...MODES] as const;

type ColorMode = (typeof MODES)[number];

type ColorModeSetting = (typeof SETTINGS)[number];

const STORAGE_KEY = "ui-theme";
const DEFAULT_SETTING: ColorModeSetting = "system";

function subscribe(listener: () => void): () => void {
  window.addEventListener("storage", listener);
  return () => {
    window.removeEventListener("storage", listener);
  };
}

function readSetting(): ColorModeSetting {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return SETTINGS.find((setting) => setting === stored) ?? DEFAULT_SETTING;
  } catch {
    // The browser blocks local storage.
    return DEFAULT_SETTING;
  }
}

function setSetting(setting: ColorModeSetting): void {
  localStorage.setItem(STORAGE_KEY, setting);
  // Browsers send this event to the other tabs only.
  window.dispatchEvent(new Event("storage"));
}

const ForcedMode = createContext<ColorMode | undefined>(undefined);

/** Reads the setting here, because a provider that changes during hydration makes React render the page again. */
export function useColorMode() {
  const forced = useContext(ForcedMode);
  const setting = useSyncExternalStore(subscribe, readSetting, () => DEFAULT_SETTING);
  const systemIsDark = useMedia("(prefers-color-scheme: dark)");
  const mode = forced ?? (setting === "system" ? (systemIsDark ? "dark" : "light") : setting);
  return { setting, mode, setSetting };
}

/** Chakra's color mode is a class of the document. */
function ModeClass() {
  const { mode } = useColorMode();
  useEffect(() => {
    const { classList } = document.documentElement;
    for (const one of MODES) classList.toggle(one, one === mode);
  }, [mode]);
  return null;
}

interface ColorModeProviderProps {
  /** Overrides the setting. The static HTML must have this class. */
  readonly forced?: ColorMode;
  readonly children: ReactNode;
}

/** Applies the color mode, which local storage keeps. The site forces "light". */
export function ColorModeProvider({ forced, children }: ColorModeProviderProps) {
  return (
    <ForcedMode.Provider value={forced}>
      {forced ? null : <ModeClass />}
      {children}
    </ForcedMode.Provider>
  );
}
