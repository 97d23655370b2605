import type { ReactElement, ReactNode } from "react";
import { createStyleCache } from "../../plugins/gatsby-plugin-chakra-static/style-cache";
import { StyleProviders } from "../../plugins/gatsby-plugin-chakra-static/style-providers";

/** What stands in the site, with its styles and tokens. */
export const withTheme = (ui: ReactNode, cache = createStyleCache()): ReactElement => (
  <StyleProviders cache={cache}>{ui}</StyleProviders>
);
