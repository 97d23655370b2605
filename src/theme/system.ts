import { defaultBaseConfig } from "@chakra-ui/react/preset-base";
import { createSystem } from "@chakra-ui/react/styled-system";
import { breakpoints } from "./dimensions";
import { globalCss } from "./global-css";
import { toastRecipe } from "./toast-recipe";
import { keyframes, semanticTokens, textStyles, tokens } from "./tokens";

/** Without Chakra's default theme, which would be most of the toasts' JavaScript. */
export const system = createSystem(defaultBaseConfig, {
  preflight: false,
  globalCss,
  disableLayers: true,
  theme: { breakpoints, tokens, semanticTokens, textStyles, keyframes, slotRecipes: { toast: toastRecipe } },
});
