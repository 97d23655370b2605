import type { ReactNode } from "react";

interface ScrollContextProps {
  readonly children: ReactNode;
}

/**
 * Replaces gatsby-react-router-scroll, which stores the position of the window with every scroll, and restores it where
 * `shouldUpdateScroll` says so. Here that never happens: gatsby-browser.tsx restores positions itself.
 */
export const ScrollContext = ({ children }: ScrollContextProps) => children;
