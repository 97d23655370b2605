import { defineRecipe } from "@chakra-ui/react/styled-system";

/** A small label that names what something belongs to. */
export const badgeRecipe = defineRecipe({
  base: {
    display: "inline-block",
    paddingInline: "2",
    paddingBlock: "0.5",
    fontSize: "xs",
    fontWeight: "700",
    lineHeight: "1.5",
    borderRadius: "sm",
    borderWidth: "1px",
  },
  variants: {
    variant: {
      outline: { borderColor: "border.strong", color: "fg.muted" },
      accent: { borderColor: "accent", color: "accent" },
    },
  },
  defaultVariants: { variant: "outline" },
});
