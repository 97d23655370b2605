import { defineKeyframes, defineTextStyles } from "@chakra-ui/react/styled-system";

const serif = { fontFamily: "heading", fontWeight: "500", textWrap: "balance" } as const;

/** Type as it is set: a size, a weight and a line height that belong together, and a family where it isn't the body's. */
export const textStyles = defineTextStyles({
  body: { value: { fontSize: "md", lineHeight: "1.65" } },
  lead: { value: { fontSize: "lg", lineHeight: "1.6", textWrap: "balance" } },
  card: { value: { fontSize: "card", lineHeight: "1.5" } },
  small: { value: { fontSize: "sm", lineHeight: "1.55" } },
  h1: { value: { ...serif, fontSize: "h1", lineHeight: "1.05", letterSpacing: "-0.02em" } },
  h2: { value: { ...serif, fontSize: "h2", lineHeight: "1.12", letterSpacing: "-0.015em" } },
  h3: { value: { ...serif, fontSize: "h3", lineHeight: "1.25", letterSpacing: "-0.01em" } },
  h4: { value: { fontSize: "md", fontWeight: "700", lineHeight: "1.4" } },
  quotation: {
    value: { ...serif, fontSize: { base: "lg", md: "xl" }, lineHeight: "1.4", textWrap: "pretty" },
  },
  figure: { value: { ...serif, fontSize: "figure", lineHeight: "1", letterSpacing: "-0.03em" } },
  monument: { value: { ...serif, fontSize: "monument", lineHeight: "0.9", letterSpacing: "-0.04em" } },
  eyebrow: {
    value: {
      fontSize: "xs",
      fontWeight: "700",
      lineHeight: "1.4",
      letterSpacing: "0.08em",
      textTransform: "uppercase",
    },
  },
});

/** Movements; only opacity and transform, so that nothing is laid out again. */
export const keyframes = defineKeyframes({
  // Not from 0: what is fully transparent at the first paint is not counted as painted.
  fadeIn: { from: { opacity: 0.01 }, to: { opacity: 1 } },
  // What rises is never faded: its words keep their contrast all the time.
  rise: { from: { transform: "translateY(16px)" }, to: { transform: "none" } },
  // To what it stands at: fainter.
  pulse: { from: { opacity: 1 } },
  spin: { to: { transform: "rotate(360deg)" } },
});
