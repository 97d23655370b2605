import { defineKeyframes, defineTextStyles } from "@chakra-ui/react/styled-system";

const serif = { fontFamily: "heading", fontWeight: "500", textWrap: "balance" } as const;

/** Combinations of size, weight and line height, and of a family unless it is the body's. */
export const textStyles = defineTextStyles({
  body: { value: { fontSize: "md", lineHeight: "1.65" } },
  lead: { value: { fontSize: "lg", lineHeight: "1.6", textWrap: "balance" } },
  card: { value: { fontSize: "card", lineHeight: "1.5" } },
  small: { value: { fontSize: "sm", lineHeight: "1.55" } },
  h1: { value: { ...serif, fontSize: "h1", lineHeight: "1.05", letterSpacing: "-0.02em" } },
  h2: { value: { ...serif, fontSize: "h2", lineHeight: "1.12", letterSpacing: "-0.015em" } },
  // The title of an entry that has a section in a list of sections.
  entry: { value: { ...serif, fontSize: "entry", lineHeight: "1.2", letterSpacing: "-0.01em" } },
  h3: { value: { ...serif, fontSize: "h3", lineHeight: "1.25", letterSpacing: "-0.01em" } },
  h4: { value: { fontSize: "md", fontWeight: "700", lineHeight: "1.4" } },
  quotation: {
    value: { ...serif, fontSize: { base: "lg", md: "xl" }, lineHeight: "1.4", textWrap: "pretty" },
  },
  figure: { value: { ...serif, fontSize: "figure", lineHeight: "1", letterSpacing: "-0.03em" } },
  monument: { value: { ...serif, fontSize: "monument", lineHeight: "0.9", letterSpacing: "-0.04em" } },
});

/** Animations of opacity and transform only, which need no layout. */
export const keyframes = defineKeyframes({
  // Browsers don't count a fully transparent first paint.
  fadeIn: { from: { opacity: 0.01 }, to: { opacity: 1 } },
  // Rising text isn't faded, so that it keeps its contrast.
  rise: { from: { transform: "translateY(16px)" }, to: { transform: "none" } },
  // A card that waits is fully transparent: of its text, no contrast is asked.
  appear: { from: { opacity: 0 } },
  // Ends at the element's own opacity.
  pulse: { from: { opacity: 1 } },
  spin: { to: { transform: "rotate(360deg)" } },
});
