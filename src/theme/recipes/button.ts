import { defineRecipe } from "@chakra-ui/react/styled-system";

/** Buttons and links that look like one (docs/behaviour.md 4.17). */
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
    transitionProperty: "background-color, color, border-color",
    transitionDuration: "fast",
    transitionTimingFunction: "ease-out",
    _disabled: { opacity: 0.6, cursor: "not-allowed" },
  },
  variants: {
    variant: {
      default: { background: "accent", color: "fg.onAccent", _hover: { background: "accent.hover" } },
      destructive: { background: "danger", color: "fg.onDanger", _hover: { background: "fg", color: "bg.page" } },
      outline: {
        borderColor: "border.strong",
        color: "fg",
        _hover: { background: "fg", color: "bg.page", borderColor: "fg" },
      },
      secondary: { background: "highlight", color: "fg.onHighlight", _hover: { background: "fg.inverse" } },
      ghost: { color: "fg", _hover: { background: "bg.alternate" } },
      link: {
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
