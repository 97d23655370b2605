import { defineSemanticTokens, defineTokens } from "@chakra-ui/react/styled-system";
import { colorTokens } from "./color-tokens";
import { colors, translucent } from "./colors";

/** The raw values of the design. Everything else in the site refers to them by name. */
export const tokens = defineTokens({
  // src/layout/fonts.ts declares these families.
  fonts: {
    heading: {
      value: '"Heading", "Heading in Georgia", "Heading in Noto", "Heading in Times", "Heading in DejaVu", serif',
    },
    body: { value: '"Body", "Body in Arial", "Body in Roboto", "Body in DejaVu", sans-serif' },
  },
  fontSizes: {
    // For the text in a missing picture's frame: 12% of its width.
    frame: { value: "clamp(0.6875rem, 12cqi, 0.9375rem)" },
    xs: { value: "0.8125rem" },
    sm: { value: "0.9375rem" },
    card: { value: "1rem" },
    md: { value: "1.125rem" },
    lg: { value: "1.25rem" },
    xl: { value: "1.375rem" },
    h3: { value: "clamp(1.2rem, 1.6vw, 1.5rem)" },
    entry: { value: "clamp(1.5rem, 2.5vw, 2rem)" },
    h2: { value: "clamp(min(1.9rem, 7.6vw), 4.375vw, 3.5rem)" },
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
    24: { value: "6rem" },
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
    container: { value: "75rem" },
    // At most 75 characters of the site's text font.
    measure: { value: "30.5em" },
    hero: { value: "600px" },
    full: { value: "100%" },
  },
  borders: { hairline: { value: "1px solid {colors.border}" } },
  radii: { md: { value: "4px" }, lg: { value: "6px" }, full: { value: "9999px" } },
  shadows: { float: { value: `0 12px 32px ${translucent(colors.ink, 0.18)}` } },
  durations: { fast: { value: "150ms" }, moderate: { value: "250ms" }, fade: { value: "500ms" } },
  zIndex: {
    header: { value: 10 },
    menu: { value: 20 },
    dialog: { value: 30 },
    toast: { value: 40 },
    skip: { value: 50 },
  },
});

/** The colors, each with a value for the dark theme. */
export const semanticTokens = defineSemanticTokens({ colors: colorTokens() });
