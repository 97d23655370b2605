import { chakra } from "@chakra-ui/react/styled-system";
import type { ComponentProps } from "react";
import { CheckList } from "../../ui/check-list";
import { Section, SectionTitle } from "../../ui/section";

type TitledList = ComponentProps<typeof CheckList> & { readonly heading: string };

const Grid = chakra("div", {
  base: { display: "grid", columnGap: "16" },
  variants: {
    lists: {
      one: { gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 4fr) minmax(0, 8fr)" } },
      several: { gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" } },
    },
  },
});

/** Lists side by side share their rows, so the lines between their items are aligned. */
const Column = chakra("div", {
  variants: {
    lists: {
      one: { display: "contents" },
      several: {
        display: "grid",
        gridTemplateRows: "subgrid",
        // More rows than any list needs; empty rows take no space.
        gridRow: "span 100",
        "& > ul": { display: "contents" },
        "&:not(:first-child)": { marginTop: { base: "12", lg: "0" } },
      },
    },
  },
});

export function PracticeLists({ lists }: { readonly lists: readonly TitledList[] }) {
  const count = lists.length > 1 ? "several" : "one";
  return (
    <Section>
      <Grid lists={count}>
        {lists.map(({ heading, ...list }) => (
          <Column key={heading} lists={count}>
            <SectionTitle marginBottom="8">{heading}</SectionTitle>
            <CheckList {...list} />
          </Column>
        ))}
      </Grid>
    </Section>
  );
}
