import type { ReactElement, ReactNode } from "react";
import { StyleProviders, createStyleCache } from "../../plugins/gatsby-plugin-chakra-static";
import { system } from "../../src/theme/system";

/** Provides the site's styles and tokens to what a test renders. */
export const withTheme = (ui: ReactNode, cache = createStyleCache()): ReactElement => (
  <StyleProviders system={system} cache={cache}>
    {ui}
  </StyleProviders>
);
