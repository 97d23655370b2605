import type { ReactNode } from "react";
import { createStyleCache } from "./style-cache";
import { StyleProviders } from "./style-providers";

const cache = createStyleCache();

interface BrowserStylesProps {
  readonly children: ReactNode;
}

/** Works out styles in the browser: of all pages while developing, else of Chakra's notices only. */
export function BrowserStyles({ children }: BrowserStylesProps) {
  return <StyleProviders cache={cache}>{children}</StyleProviders>;
}
