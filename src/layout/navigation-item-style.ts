import type { SystemStyleObject } from "@chakra-ui/react/styled-system";

/** An entry of the main navigation, whether it opens a group or is a link. */
export const navigationItemStyle: SystemStyleObject = {
  display: "flex",
  alignItems: "center",
  justifyContent: { base: "space-between", lg: "center" },
  gap: "1",
  width: { base: "full", lg: "auto" },
  minHeight: { base: "14", lg: "11" },
  paddingInline: { base: "0", lg: "3" },
  textStyle: "small",
  fontSize: { base: "lg", lg: "sm" },
  fontWeight: "600",
  cursor: "pointer",
  _hover: { color: "accent" },
  "&[aria-current]": { color: "accent", boxShadow: { lg: "[inset 0 -2px {colors.accent}]" } },
};
