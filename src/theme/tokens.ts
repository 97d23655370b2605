import { defineKeyframes, defineSemanticTokens, defineTextStyles, defineTokens } from "@chakra-ui/react/styled-system";
import { colorTokens } from "./color-tokens";
import { colors, translucent } from "./colors";
import { FONTS, familiesOf } from "./fonts";

/** Multiples of a quarter of a rem. */
const scale = (...steps: readonly number[]) =>
  Object.fromEntries(steps.map((step) => [step, { value: `${step / 4}rem` }]));

export const tokens = defineTokens({
  fonts: {
    heading: { value: `${familiesOf("Heading")}, serif` },
    body: { value: `${familiesOf("Body")}, sans-serif` },
  },
  fontSizes: {
    xs: { value: "0.8125rem" },
    sm: { value: "0.9375rem" },
    card: { value: "1rem" },
    md: { value: "1.125rem" },
    lg: { value: "1.25rem" },
    xl: { value: "1.375rem" },
    heading: { value: "1.625rem" },
    h3: { value: "clamp(1.2rem, 1.6vw, 1.5rem)" },
    // These grow evenly from phones to desktops. An h2 has 70% of the size of its page's title: --h2 is for entries' pages.
    entry: { value: "clamp(1.5rem, 1.29rem + 0.88vw, 2rem)" },
    h2: { value: "var(--h2, min(clamp(1.75rem, 1.46rem + 1.24vw, 2.45rem), 8vw))" },
    // The titles of entries' pages, of other pages, and of the home page. A banner sets --h1.
    title: { value: "min(clamp(2.125rem, 1.76rem + 1.55vw, 3rem), 11.5vw)" },
    page: { value: "min(clamp(2.5rem, 2.09rem + 1.77vw, 3.5rem), 11.5vw)" },
    h1: { value: "var(--h1, min(clamp(2.5rem, 1.88rem + 2.65vw, 4.25rem), 11.5vw))" },
    figure: { value: "min(clamp(3rem, 1.7rem + 3.4vw, 5rem), 14vw)" },
    monument: { value: "clamp(7rem, 24vw, 17rem)" },
  },
  spacing: scale(0, 0.5, 1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 24),
  sizes: {
    ...scale(6, 8, 10, 11, 12, 14, 16),
    container: { value: "75rem" },
    // Lines of 67 characters, and of 75 at most.
    measure: { value: `${(67 * FONTS.Body.width).toFixed(1)}em` },
    hero: { value: "600px" },
    full: { value: "100%" },
  },
  borders: { hairline: { value: "1px solid {colors.border}" } },
  radii: { md: { value: "4px" }, lg: { value: "6px" }, full: { value: "9999px" } },
  shadows: { float: { value: `0 12px 32px ${translucent(colors.ink, 0.18)}` } },
  durations: { fast: { value: "150ms" }, moderate: { value: "250ms" }, fade: { value: "500ms" } },
  zIndex: { header: { value: 10 }, menu: { value: 20 }, dialog: { value: 30 }, skip: { value: 50 } },
});

export const semanticTokens = defineSemanticTokens({ colors: colorTokens() });

const serif = { fontFamily: "heading", fontWeight: "500", textWrap: "balance" } as const;

export const textStyles = defineTextStyles({
  body: { value: { fontSize: "md", lineHeight: "1.65" } },
  lead: { value: { fontSize: "lg", lineHeight: "1.6", textWrap: "balance" } },
  card: { value: { fontSize: "card", lineHeight: "1.5" } },
  small: { value: { fontSize: "sm", lineHeight: "1.55" } },
  h1: { value: { ...serif, fontSize: "h1", lineHeight: "1.05", letterSpacing: "-0.02em" } },
  h2: { value: { ...serif, fontSize: "h2", lineHeight: "1.12", letterSpacing: "-0.015em" } },
  // The title of an entry with its own section.
  entry: { value: { ...serif, fontSize: "entry", lineHeight: "1.2", letterSpacing: "-0.01em" } },
  h3: { value: { ...serif, fontSize: "h3", lineHeight: "1.25", letterSpacing: "-0.01em" } },
  h4: { value: { fontSize: "md", fontWeight: "700", lineHeight: "1.4" } },
  quotation: { value: { ...serif, fontSize: { base: "lg", md: "xl" }, lineHeight: "1.4", textWrap: "pretty" } },
  figure: { value: { ...serif, fontSize: "figure", lineHeight: "1", letterSpacing: "-0.03em" } },
  monument: { value: { ...serif, fontSize: "monument", lineHeight: "0.9", letterSpacing: "-0.04em" } },
});

/** They animate only opacity and transform, which need no layout. */
export const keyframes = defineKeyframes({
  // Browsers ignore a fully transparent first paint.
  fadeIn: { from: { opacity: 0.01 }, to: { opacity: 1 } },
  // Rising text does not fade, to keep its contrast.
  rise: { from: { transform: "translateY(16px)" }, to: { transform: "none" } },
  appear: { from: { opacity: 0 } },
  uncover: { from: { opacity: 1 } },
  // Ends at the element's own opacity.
  pulse: { from: { opacity: 1 } },
  load: { from: { transform: "scaleX(0.02)" } },
  spin: { to: { transform: "rotate(360deg)" } },
});
