import { chakra } from "@chakra-ui/react/styled-system";

/** A disc for a target that was met, a ring with a bar for a missed one. Borders also print, and stay in forced colors. */
export const Mark = chakra("i", {
  base: {
    position: "relative",
    display: "inline-block",
    flexShrink: "0",
    width: "0.9em",
    height: "0.9em",
    border: "0.45em solid",
    borderRadius: "full",
    background: "currentcolor",
    color: "accent",
    "[data-ground=inverse] &": { color: "accent.inverse" },
    "&[data-missed]": {
      borderWidth: "0.13em",
      background: "none",
      color: "danger",
      "[data-ground=inverse] &": { color: "dangerInverse" },
    },
    "&[data-missed]::after": {
      content: '""',
      position: "absolute",
      inset: "calc(50% - 0.065em) 0.1em auto",
      borderTop: "0.13em solid",
    },
  },
});
