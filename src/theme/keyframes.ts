import { defineKeyframes } from "@chakra-ui/react/styled-system";

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
