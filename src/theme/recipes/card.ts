import { defineRecipe } from "@chakra-ui/react/styled-system";

/** One entry of a grid. Its picture grows by 2% under the pointer; the card itself stays still. */
export const cardRecipe = defineRecipe({
  base: {
    position: "relative",
    display: "flex",
    flexDirection: "column",
    minWidth: "0",
    height: "full",
    color: "fg",
    "& img": { transition: "transform", transitionDuration: "moderate", transitionTimingFunction: "ease-out" },
    "&:hover img": { transform: "scale(1.02)" },
    breakInside: "avoid",
  },
  variants: {
    variant: {
      plain: {},
      panel: {
        background: "bg.panel",
        borderWidth: "1px",
        borderColor: "border",
        borderRadius: "lg",
        padding: { base: "5", md: "8" },
      },
      ruled: { borderTopWidth: "1px", borderColor: "border", paddingTop: "6" },
    },
    layout: {
      stacked: {},
      // The picture above the words, or beside them where the card is wide.
      adaptive: {
        gap: "5",
        "@container (min-width: 36rem)": {
          display: "grid",
          gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)",
          columnGap: "8",
        },
      },
    },
  },
  defaultVariants: { variant: "plain", layout: "stacked" },
});
