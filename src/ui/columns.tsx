import { chakra } from "@chakra-ui/react/styled-system";

/** A text and its notes, side by side in wide windows; on tablets only if the notes are before the text, or are a list. */
export const Columns = chakra("div", {
  base: { display: "grid", alignItems: "start", columnGap: { base: "12", lg: "24" }, rowGap: "8" },
  variants: {
    notes: {
      first: { gridTemplateColumns: { base: "minmax(0, 1fr)", md: "minmax(0, 4fr) minmax(0, 7fr)" } },
      even: { gridTemplateColumns: { base: "minmax(0, 1fr)", md: "minmax(0, 6fr) minmax(0, 5fr)" } },
      last: {
        gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 7fr) minmax(0, 4fr)" },
        "&:has(> ul)": { gridTemplateColumns: { mdToLg: "minmax(0, 6fr) minmax(0, 5fr)" } },
      },
    },
  },
});
