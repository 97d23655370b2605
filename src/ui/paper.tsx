import { chakra } from "@chakra-ui/react/styled-system";

export const Paper = chakra("div", {
  base: {
    "--chakra-borders-hairline": "1px solid {colors.border}",
    "--ring": "{colors.accent}",
    border: "1rem solid {colors.border}",
    borderWidth: { md: "1.5rem" },
    borderImage: "url(/brand/record-border.svg) 24 round",
    background: "bg.panel",
    boxShadow: { base: "float", _print: "none" },
    color: "fg",
  },
});
