import { chakra, defineRecipe } from "@chakra-ui/react/styled-system";

const buttonRecipe = defineRecipe({
  base: { display: "inline-flex", cursor: "pointer" },
  variants: {
    variant: {
      default: { background: "accent", color: "bg.page" },
      outline: { borderColor: "fg", _hover: { color: "accent" } },
      link: { textDecoration: "underline" },
    },
    size: { sm: { padding: "1" }, lg: { padding: "4" } },
  },
  compoundVariants: [{ variant: "link", size: "lg", css: { padding: "0" } }],
  defaultVariants: { variant: "default", size: "sm" },
});

/** A button with two variants, and a style of both together. */
export const Button = chakra("button", buttonRecipe);

/** A select with the button's styles and properties by default. */
export const Choice = chakra("select", buttonRecipe, { defaultProps: { size: "lg", name: "choice" } });
