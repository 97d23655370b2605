import { createSystem, defineTokens } from "@chakra-ui/react/styled-system";
import { defaultBaseConfig } from "@chakra-ui/react/preset-base";

const tokens = defineTokens({
  colors: {
    ink: { value: "#0B1B33" },
    paper: { value: "#FAF8F4" },
    teal: { value: "#0B7A6F" },
    red: { value: "#B42318" },
  },
  spacing: { 1: { value: "0.25rem" }, 2: { value: "0.5rem" }, 4: { value: "1rem" }, 6: { value: "1.5rem" } },
  borders: { hairline: { value: "1px solid {colors.ink}" } },
});

const pair = (light: string, dark: string) => ({ value: { base: `{colors.${light}}`, _dark: `{colors.${dark}}` } });

/** A small theme with two color modes, and a token that one ground redefines. */
export const system = createSystem(defaultBaseConfig, {
  preflight: true,
  globalCss: {
    body: { color: "fg", background: "bg.page" },
    "[data-ground=dark]": { "--chakra-borders-hairline": "1px solid {colors.paper}" },
  },
  theme: {
    breakpoints: { md: "768px" },
    tokens,
    semanticTokens: {
      colors: {
        bg: { page: pair("paper", "paper") },
        fg: { DEFAULT: pair("ink", "paper"), muted: pair("teal", "paper") },
        accent: pair("teal", "paper"),
        danger: pair("red", "red"),
      },
    },
  },
});
