import { chakra } from "@chakra-ui/react/styled-system";
import type { ComponentProps } from "react";
import { CheckList } from "../../ui/check-list";
import { Columns } from "../../ui/primitives";
import { Section, SectionTitle } from "../../ui/section";

type TitledList = ComponentProps<typeof CheckList> & { readonly heading: string };

/** Lists side by side share their rows, so the lines between their items are aligned. */
const Column = chakra("div", {
  base: { display: "contents" },
  variants: {
    several: {
      true: {
        display: "grid",
        gridTemplateRows: "subgrid",
        // More rows than any list needs; empty rows take no space.
        gridRow: "span 100",
        "& > ul": { display: "contents" },
        "&:not(:first-child)": { marginTop: { base: "12", md: "0" } },
      },
    },
  },
});

export function PracticeLists({ lists }: { readonly lists: readonly TitledList[] }) {
  const several = lists.length > 1;
  return (
    <Section>
      <Columns ratio={several ? "6:6" : "4:7"} rowGap="0">
        {lists.map(({ heading, ...list }) => (
          <Column key={heading} several={several}>
            <SectionTitle marginBottom="8">{heading}</SectionTitle>
            <CheckList {...list} />
          </Column>
        ))}
      </Columns>
    </Section>
  );
}
