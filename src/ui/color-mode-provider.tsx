import { ThemeProvider } from "next-themes";
import type { ThemeProviderProps } from "next-themes";

/**
 * Knows the colour mode: system (the default), light or dark, kept in local storage under `ui-theme`
 * and set as a class of the document before the first paint (docs/behaviour.md 4.12).
 *
 * @param forcedTheme shows this mode whatever is kept; the site itself forces light
 */
export function ColorModeProvider({ children, forcedTheme }: Pick<ThemeProviderProps, "children" | "forcedTheme">) {
  return (
    <ThemeProvider
      attribute="class"
      storageKey="ui-theme"
      defaultTheme="system"
      disableTransitionOnChange
      forcedTheme={forcedTheme}
    >
      {children}
    </ThemeProvider>
  );
}
