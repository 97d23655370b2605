import { chakra } from "@chakra-ui/react/styled-system";

/** Two columns: 4:7 and 6:5 also on tablets, 7:4 only in wide windows. */
export const Columns = chakra("div", {
  base: {
    display: "grid",
    "& > :not(:first-child)": { marginTop: { _print: "8" } },
    // An object, because a variant would replace a plain value also in narrow windows.
    gridTemplateColumns: { base: "minmax(0, 1fr)" },
    alignItems: "start",
    columnGap: { base: "12", lg: "24" },
    rowGap: "8",
  },
  variants: {
    ratio: {
      "4:7": { gridTemplateColumns: { md: "minmax(0, 4fr) minmax(0, 7fr)" } },
      "6:5": { gridTemplateColumns: { md: "minmax(0, 6fr) minmax(0, 5fr)" } },
      "7:4": { gridTemplateColumns: { lg: "minmax(0, 7fr) minmax(0, 4fr)" } },
    },
  },
});
