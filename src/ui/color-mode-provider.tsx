import { createContext, useContext, useEffect, useSyncExternalStore, type ReactNode } from "react";
import { useMedia } from "../lib/use-media";

const SETTINGS = ["system", "light", "dark"] as const;

const STORAGE_KEY = "ui-theme";

function subscribe(listener: () => void): () => void {
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
}

function readSetting() {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return SETTINGS.find((setting) => setting === stored) ?? "system";
  } catch {
    // The browser blocks local storage.
    return "system";
  }
}

function setSetting(setting: (typeof SETTINGS)[number]): void {
  localStorage.setItem(STORAGE_KEY, setting);
  // Browsers send this event to the other tabs only.
  window.dispatchEvent(new Event("storage"));
}

const ForcedMode = createContext<"light" | undefined>(undefined);

/** Reads the setting here, because a provider that changes during hydration makes React render the page again. */
export function useColorMode() {
  const forced = useContext(ForcedMode);
  const setting = useSyncExternalStore(subscribe, readSetting, () => "system" as const);
  const systemIsDark = useMedia("(prefers-color-scheme: dark)");
  const mode = forced ?? (setting === "system" ? (systemIsDark ? "dark" : "light") : setting);
  return { setting, mode, setSetting };
}

/** Chakra's color mode is a class of the document. */
function ModeClass() {
  const { mode } = useColorMode();
  useEffect(() => {
    document.documentElement.classList.remove("light", "dark");
    document.documentElement.classList.add(mode);
  }, [mode]);
  return null;
}

interface ColorModeProviderProps {
  /** Overrides the setting. The static HTML must have this class. */
  readonly forced?: "light";
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
