import { defineSemanticTokens, defineTokens } from "@chakra-ui/react/styled-system";
import { colors } from "./colors";
import { bodyFallbacks, headingFallbacks } from "./fallback-fonts";
import type { FallbackFont } from "./fallback-fonts";

const fontStack = (font: string, fallbacks: readonly FallbackFont[], generic: string) =>
  [...[font, ...fallbacks.map(({ family }) => family)].map((family) => `"${family}"`), generic].join(", ");

/** The raw values of the design. Everything else in the site refers to them by name. */
export const tokens = defineTokens({
  colors: {
    ink: { value: colors.ink },
    navy: { value: colors.navy },
    teal: { value: colors.teal, bright: { value: colors.tealBright } },
    gold: { value: colors.gold },
    paper: { value: colors.paper },
    mist: { value: colors.mist },
    line: { value: colors.line },
    slate: { value: colors.slate },
    steel: { value: colors.steel },
    white: { value: colors.white },
    red: { value: colors.red, soft: { value: colors.redSoft } },
    scrim: { value: "rgba(11, 27, 51, 0.72)" },
    scrimDark: { value: "rgba(11, 27, 51, 0.86)" },
    scrimHalf: { value: "rgba(11, 27, 51, 0.4)" },
    scrimClear: { value: "rgba(11, 27, 51, 0.05)" },
    veil: { value: "rgba(255, 255, 255, 0.16)" },
  },
  fonts: {
    heading: { value: fontStack("Fraunces Variable", headingFallbacks, "serif") },
    body: { value: fontStack("Manrope Variable", bodyFallbacks, "sans-serif") },
  },
  fontSizes: {
    // For the text in a missing picture's frame: 12% of its width.
    frame: { value: "clamp(0.6875rem, 12cqi, 0.9375rem)" },
    xs: { value: "0.8125rem" },
    sm: { value: "0.9375rem" },
    card: { value: "1rem" },
    md: { value: "1.0625rem" },
    lg: { value: "1.1875rem" },
    xl: { value: "1.375rem" },
    h3: { value: "clamp(1.2rem, 1.6vw, 1.5rem)" },
    h2: { value: "clamp(min(1.9rem, 7.6vw), 3vw, 2.75rem)" },
    h1: { value: "clamp(min(2.5rem, 11.5vw), 5vw, 4.25rem)" },
    figure: { value: "clamp(3rem, 6vw, 5rem)" },
    monument: { value: "clamp(7rem, 24vw, 17rem)" },
  },
  spacing: {
    0: { value: "0rem" },
    0.5: { value: "0.125rem" },
    1: { value: "0.25rem" },
    2: { value: "0.5rem" },
    3: { value: "0.75rem" },
    4: { value: "1rem" },
    5: { value: "1.25rem" },
    6: { value: "1.5rem" },
    8: { value: "2rem" },
    10: { value: "2.5rem" },
    12: { value: "3rem" },
    14: { value: "3.5rem" },
    16: { value: "4rem" },
    20: { value: "5rem" },
    24: { value: "6rem" },
    32: { value: "8rem" },
  },
  sizes: {
    0: { value: "0rem" },
    4: { value: "1rem" },
    5: { value: "1.25rem" },
    6: { value: "1.5rem" },
    8: { value: "2rem" },
    10: { value: "2.5rem" },
    11: { value: "2.75rem" },
    12: { value: "3rem" },
    14: { value: "3.5rem" },
    16: { value: "4rem" },
    20: { value: "5rem" },
    container: { value: "75rem" },
    // At most 75 characters of the site's text font.
    measure: { value: "30.5em" },
    hero: { value: "600px" },
    full: { value: "100%" },
  },
  borders: { hairline: { value: "1px solid {colors.border}" } },
  radii: { sm: { value: "2px" }, md: { value: "4px" }, lg: { value: "6px" }, full: { value: "9999px" } },
  shadows: { float: { value: "0 12px 32px rgba(11, 27, 51, 0.18)" } },
  durations: { fast: { value: "150ms" }, moderate: { value: "250ms" }, fade: { value: "500ms" } },
  zIndex: {
    header: { value: 10 },
    menu: { value: 20 },
    dialog: { value: 30 },
    toast: { value: 40 },
    skip: { value: 50 },
  },
});

const pair = (base: string, dark: string) => ({ value: { base: `{colors.${base}}`, _dark: `{colors.${dark}}` } });

/** Semantic colors, each with a value for the dark theme. Components use these, never the raw ones. */
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
