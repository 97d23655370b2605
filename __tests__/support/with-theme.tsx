import type { ReactElement, ReactNode } from "react";
import { createStyleCache } from "../../src/theme/style-cache";
import { StyleProviders } from "../../src/theme/style-providers";

/** What stands in the site, with its styles and tokens. */
export const withTheme = (ui: ReactNode, cache = createStyleCache()): ReactElement => (
  <StyleProviders cache={cache}>{ui}</StyleProviders>
);
