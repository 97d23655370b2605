import { createSystem } from "@chakra-ui/react/styled-system";
import { baseConfig } from "./base-config";
import { breakpoints } from "./breakpoints";
import { globalCss } from "./global-css";
import { keyframes } from "./keyframes";
import { semanticTokens } from "./semantic-tokens";
import { textStyles } from "./text-styles";
import { tokens } from "./tokens";

/**
 * The Chakra system of the site. It is composed from the base configuration, not the default system,
 * whose tokens and recipes would more than double the JavaScript of every page.
 */
export const system = createSystem(baseConfig, {
  preflight: true,
  disableLayers: true,
  strictTokens: true,
  globalCss,
  theme: {
    breakpoints: Object.fromEntries(Object.entries(breakpoints).map(([name, width]) => [name, `${String(width)}px`])),
    tokens,
    semanticTokens,
    textStyles,
    keyframes,
  },
});
