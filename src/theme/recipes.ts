import { defineRecipe } from "@chakra-ui/react/styled-system";
import { LOW_WINDOW } from "./dimensions";

const darkerOnHover = { _hover: { filter: "brightness(0.9)" } } as const;

/** A link in the color of its text. */
export const underline = {
  textDecoration: "underline",
  textDecorationThickness: "1px",
  textUnderlineOffset: "0.25em",
  _hover: { textDecorationThickness: "2px" },
} as const;

/** A link in a text, or on a line of its own. */
export const underlined = { ...underline, color: "accent" } as const;

/** In a column beside a text, below the sticky header. */
export const stayInView = {
  position: { md: "sticky" },
  top: "6rem",
  [LOW_WINDOW]: { position: "static" },
} as const;

export const buttonRecipe = defineRecipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "2",
    fontWeight: "700",
    lineHeight: "1.25",
    textAlign: "center",
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
      outline: {
        borderColor: "border.strong",
        color: "fg",
        _hover: { borderColor: "fg" },
        "[data-ground=inverse] &": { borderColor: "border.inverse", color: "fg.inverse" },
      },
      secondary: { background: "highlight", color: "fg.onHighlight", ...darkerOnHover },
      ghost: { color: "fg", _hover: { color: "accent" } },
      link: {
        display: "inline-block",
        textAlign: "start",
        // Keeps the icon in the line of the last word.
        "& > svg": { display: "inline", verticalAlign: "-0.125em", marginInlineStart: "2" },
        ...underlined,
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
