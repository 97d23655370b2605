import { defineRecipe } from "@chakra-ui/react/styled-system";

/** The box a visitor writes or chooses in. */
export const fieldRecipe = defineRecipe({
  base: {
    width: "full",
    minHeight: "12",
    paddingInline: "3",
    paddingBlock: "2",
    fontFamily: "body",
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
    "&[aria-invalid=true]": { borderColor: "danger", boxShadow: "[inset 0 0 0 1px {colors.danger}]" },
  },
  variants: { multiline: { true: { minHeight: "[8rem]", resize: "vertical" } } },
});
