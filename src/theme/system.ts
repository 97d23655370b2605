import { createSystem } from "@chakra-ui/react/styled-system";
import { baseConfig } from "./base-config";
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
  globalCss,
  theme: {
    breakpoints: { sm: "640px", md: "768px", lg: "1024px", xl: "1280px" },
    tokens,
    semanticTokens,
    textStyles,
    keyframes,
  },
});
