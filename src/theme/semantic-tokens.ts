import { defineSemanticTokens } from "@chakra-ui/react/styled-system";

const pair = (base: string, dark: string) => ({ value: { base: `{colors.${base}}`, _dark: `{colors.${dark}}` } });

/** What colours are for, with a value for the dark theme each. Components name these, never the raw ones. */
export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      page: pair("paper", "ink"),
      panel: pair("white", "navy"),
      alternate: pair("mist", "navy"),
      inverse: pair("ink", "ink"),
      inverseRaised: pair("navy", "navy"),
    },
    fg: {
      DEFAULT: pair("ink", "paper"),
      muted: pair("slate", "steel"),
      inverse: pair("white", "white"),
      inverseMuted: pair("steel", "steel"),
      onAccent: pair("white", "ink"),
      onDanger: pair("white", "ink"),
    },
    accent: { DEFAULT: pair("teal", "teal.bright"), inverse: pair("teal.bright", "teal.bright") },
    highlight: pair("gold", "gold"),
    border: { DEFAULT: pair("line", "slate"), strong: pair("slate", "steel"), inverse: pair("slate", "slate") },
    danger: pair("red", "red.soft"),
    dangerInverse: pair("red.soft", "red.soft"),
  },
});
