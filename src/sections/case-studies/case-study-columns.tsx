import { chakra } from "@chakra-ui/react/styled-system";

/** Two columns on wide screens, the first the wider one. */
export const CaseStudyColumns = chakra("div", {
  base: {
    display: { base: "grid", _print: "block" },
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "7fr 5fr" },
    alignItems: "start",
    columnGap: "16",
    rowGap: { base: "6", md: "8" },
    "& > *": { marginTop: { _print: "4" } },
  },
});
