import { chakra } from "@chakra-ui/react/styled-system";

/** The small label above a heading. On an ink ground it is set in the bright teal. */
export const Eyebrow = chakra("p", {
  base: {
    textStyle: "eyebrow",
    color: "accent",
    breakAfter: "avoid",
    "[data-ground=inverse] &": { color: "accent.inverse" },
  },
});
