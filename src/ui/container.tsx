import { chakra } from "@chakra-ui/react/styled-system";

/** The column that all content stands in: 1200 px at most, with 24 px gutters. */
export const Container = chakra("div", {
  base: { width: "full", maxWidth: "[calc({sizes.container} + 3rem)]", marginInline: "auto", paddingInline: "6" },
});
