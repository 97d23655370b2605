import { defineRecipe } from "@chakra-ui/react/styled-system";
import { colors } from "./colors";

/** Returns a chevron as a background image, because a select cannot contain an element. */
function arrow(color: string): string {
  const svg =
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 12 8' fill='none' stroke='${color}' stroke-width='1.5'>` +
    `<path d='m1 1 5 5 5-5'/></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}

export const fieldRecipe = defineRecipe({
  base: {
    appearance: "none",
    width: "full",
    minHeight: "12",
    paddingInline: "3",
    paddingBlock: "2",
    fontSize: "md",
    lineHeight: "1.5",
    color: "fg",
    background: "bg.panel",
    borderWidth: "1px",
    borderColor: "border.strong",
    borderRadius: "md",
    _placeholder: { color: "fg.muted", opacity: 1 },
    // Selects match :read-only, so the attributes are used.
    "&:is([readonly], [aria-readonly=true])": { backgroundColor: "bg.alternate" },
    // Keeps label and hint visible when the field is scrolled to.
    scrollMarginTop: "16",
    "&[aria-invalid=true]": { borderColor: "danger", boxShadow: "inset 0 0 0 1px {colors.danger}" },
  },
  variants: {
    multiline: { true: { resize: "vertical" } },
    select: {
      true: {
        appearance: { base: "none", _highContrast: "auto" },
        paddingInlineEnd: "10",
        backgroundImage: { base: arrow(colors.muted), _dark: arrow(colors.mutedOnInk), _highContrast: "none" },
        backgroundRepeat: "no-repeat",
        backgroundPosition: { base: "right 0.75rem center", _rtl: "left 0.75rem center" },
        backgroundSize: "0.75rem",
        cursor: "pointer",
      },
    },
  },
});
