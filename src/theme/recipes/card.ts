import { defineRecipe } from "@chakra-ui/react/styled-system";

/** One entry of a grid. Its picture grows by 2% on hover. */
export const cardRecipe = defineRecipe({
  base: {
    position: "relative",
    display: "flex",
    flexDirection: "column",
    minWidth: "0",
    height: { base: "full", _print: "auto" },
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
        border: "hairline",
        borderRadius: "lg",
        padding: { base: "5", md: "8" },
      },
      ruled: { borderTop: "hairline", paddingTop: "6" },
    },
    layout: {
      stacked: {},
      // A picture, a head and optionally a body. The picture is above the text, beside it in a wide card, and a small
      // square beside the head on phones.
      adaptive: {
        "& > div:first-of-type": { marginBottom: "5", flexShrink: "0" },
        "& > [data-body]": { display: "flex", flexDirection: "column", flex: "1" },
        _phone: {
          display: "grid",
          gridTemplateColumns: "6rem minmax(0, 1fr)",
          alignItems: "start",
          columnGap: "4",
          "& > div:first-of-type": { marginBottom: "0", aspectRatio: "1" },
          "& > [data-body]": { gridColumn: "1 / -1" },
        },
        "@container (min-width: 36rem)": {
          display: "grid",
          gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)",
          gridTemplateRows: "auto 1fr",
          alignItems: "start",
          columnGap: "8",
          "& > div:first-of-type": { marginBottom: "0", gridRow: "1 / span 2" },
          "& > [data-body]": { gridColumn: "2", height: "full" },
        },
      },
    },
  },
  defaultVariants: { variant: "plain", layout: "stacked" },
});
