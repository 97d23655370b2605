import { defineRecipe } from "@chakra-ui/react/styled-system";
import { colors } from "../colors";

/** A thin chevron that points down, as a background: a select cannot hold an element. */
function arrow(color: string): string {
  const svg =
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 12 8' fill='none' stroke='${color}' stroke-width='1.5'>` +
    `<path d='m1 1 5 5 5-5'/></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}

/** The box a visitor writes or chooses in. */
export const fieldRecipe = defineRecipe({
  base: {
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
    // By the attribute: a select counts as :read-only.
    "&[readonly]": { background: "bg.alternate" },
    // Scrolled to for its error, it brings its label and its hint along.
    scrollMarginTop: "16",
    "&[aria-invalid=true]": { borderColor: "danger", boxShadow: "[inset 0 0 0 1px {colors.danger}]" },
  },
  variants: {
    multiline: { true: { minHeight: "[8rem]", resize: "vertical" } },
    choice: {
      true: {
        appearance: { base: "none", _highContrast: "auto" },
        paddingInlineEnd: "10",
        backgroundImage: { base: arrow(colors.slate), _dark: arrow(colors.steel), _highContrast: "none" },
        backgroundRepeat: "no-repeat",
        backgroundPosition: "right 0.75rem center",
        backgroundSize: "0.75rem",
        cursor: "pointer",
      },
    },
  },
});
