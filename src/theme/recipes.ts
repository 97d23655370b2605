import { defineRecipe } from "@chakra-ui/react/styled-system";
import { PHONE } from "./dimensions";

const darkerOnHover = { _hover: { filter: "brightness(0.9)" } } as const;

/** For buttons, and for links that look like one. */
export const buttonRecipe = defineRecipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "2",
    fontWeight: "700",
    lineHeight: "1.25",
    textAlign: "center",
    textDecoration: "none",
    borderWidth: "1px",
    borderColor: "transparent",
    borderRadius: "md",
    cursor: "pointer",
    transitionProperty: "filter, color, border-color",
    transitionDuration: "fast",
    transitionTimingFunction: "ease-out",
    _disabled: { opacity: 0.6, cursor: "not-allowed" },
  },
  variants: {
    variant: {
      default: { background: "accent", color: "fg.onAccent", ...darkerOnHover },
      destructive: { background: "danger", color: "fg.onDanger", ...darkerOnHover },
      outline: { borderColor: "border.strong", color: "fg", _hover: { borderColor: "fg" } },
      secondary: { background: "highlight", color: "fg.onHighlight", ...darkerOnHover },
      ghost: { color: "fg", _hover: { color: "accent" } },
      link: {
        display: "inline-block",
        textAlign: "start",
        // Keeps the icon in the line of the last word.
        "& > svg": { display: "inline", verticalAlign: "-0.125em", marginInlineStart: "2" },
        color: "accent",
        textDecoration: "underline",
        textUnderlineOffset: "0.25em",
        textDecorationThickness: "1px",
        _hover: { textDecorationThickness: "2px" },
      },
    },
    size: {
      default: { minHeight: "11", paddingInline: "5", paddingBlock: "2", fontSize: "sm" },
      sm: { minHeight: "10", paddingInline: "4", paddingBlock: "1", fontSize: "sm" },
      lg: { minHeight: "14", paddingInline: "8", paddingBlock: "3", fontSize: "md" },
      icon: { width: "11", height: "11", padding: "0", fontSize: "lg" },
    },
  },
  compoundVariants: [{ variant: "link", css: { minHeight: "6", paddingInline: "0", paddingBlock: "0.5" } }],
  defaultVariants: { variant: "default", size: "default" },
});

export const cardRecipe = defineRecipe({
  base: {
    position: "relative",
    display: "flex",
    flexDirection: "column",
    minWidth: "0",
    height: { base: "full", _print: "auto" },
    color: "fg",
    breakInside: "avoid",
  },
  variants: {
    variant: {
      ruled: { borderTop: "hairline", paddingTop: "6" },
    },
    layout: {
      // A picture, a head and an optional body. The picture is above the text, beside it in a wide card, and a small square
      // on phones.
      adaptive: {
        "& > div:first-of-type": { marginBottom: "5", flexShrink: "0" },
        "& > [data-body]": { display: "flex", flexDirection: "column", flex: "1" },
        [PHONE]: {
          display: "grid",
          gridTemplateColumns: "6rem minmax(0, 1fr)",
          alignItems: "start",
          columnGap: "4",
          "& > div:first-of-type": { marginBottom: "0", aspectRatio: "1", gridRow: "span 2" },
          "& > [data-body]": { gridColumn: "2" },
          "& > [data-body]:has(> p)": { gridColumn: "1 / -1" },
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
});

/** A full-width section. */
export const sectionRecipe = defineRecipe({
  base: { paddingBlock: { base: "16", md: "24" } },
  variants: {
    ground: {
      inverse: { background: "bg.inverse", color: "fg.inverse" },
    },
    spacing: {
      compact: { paddingBlock: { base: "10", md: "12" } },
    },
  },
});
