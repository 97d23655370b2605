import type { ReactNode } from "react";

interface ThemeProviderProps {
  readonly children: ReactNode;
}

/**
 * Stands in the built site for next-themes, whose script would say in every page, before the first paint, what the HTML
 * says as well: the one mode of the site. Nothing here asks for the mode or changes it.
 */
export const ThemeProvider = ({ children }: ThemeProviderProps) => <>{children}</>;
