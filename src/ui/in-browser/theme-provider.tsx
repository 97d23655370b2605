import type { ReactNode } from "react";

interface ThemeProviderProps {
  readonly children: ReactNode;
}

/**
 * Stands in the browser for next-themes, whose script in every page's HTML has set the one mode of the site before the
 * first paint: nothing here asks for the mode or changes it. Its own provider would set it again, and for that moment
 * work out all styles of the page without transitions.
 */
export const ThemeProvider = ({ children }: ThemeProviderProps) => (
  <>
    <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
    {children}
  </>
);
