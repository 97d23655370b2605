import type { ReactNode } from "react";

interface ScrollContextProps {
  readonly children: ReactNode;
}

/**
 * Stands in the browser for `gatsby-react-router-scroll`, which notes with every scroll where the window is, and scrolls
 * to it where `shouldUpdateScroll` says so: here it never does, as `src/lib/scroll-positions.ts` knows better.
 */
export const ScrollContext = ({ children }: ScrollContextProps) => children;
