import { chakra } from "@chakra-ui/react/styled-system";

/** A ground without a picture: from ink to teal. */
export const GradientBackground = chakra("div", {
  base: {
    position: "absolute",
    inset: "0",
    background: "[linear-gradient(120deg, {colors.ink} 0%, {colors.navy} 55%, {colors.teal} 100%)]",
  },
});
