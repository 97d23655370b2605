import { defineRecipe } from "@chakra-ui/react/styled-system";

/** A full-width band of a page, on one of three grounds. */
export const sectionRecipe = defineRecipe({
  base: { paddingBlock: { base: "16", md: "24", xl: "32" } },
  variants: {
    ground: {
      page: {},
      alternate: { background: "bg.alternate" },
      inverse: { background: "bg.inverse", color: "fg.inverse" },
    },
    spacing: {
      full: {},
      tight: { paddingBlock: { base: "10", md: "14", xl: "16" } },
      compact: { paddingBlock: { base: "12", md: "16", xl: "20" } },
    },
  },
  defaultVariants: { ground: "page", spacing: "full" },
});
