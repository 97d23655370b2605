import { chakra } from "@chakra-ui/react/styled-system";

/** Seven of twelve columns for a text and four for its notes; below each other in narrow windows. */
export const Columns = chakra("div", {
  base: { display: "grid", alignItems: "start", columnGap: "24", rowGap: "8" },
  variants: {
    notes: {
      first: { gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 4fr) minmax(0, 7fr)" } },
      last: { gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 7fr) minmax(0, 4fr)" } },
    },
  },
});
