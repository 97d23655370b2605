import { chakra } from "@chakra-ui/react/styled-system";

/** Lists side by side share the rows of the grid around them, so that their rules meet. */
const Column = chakra("div", {
  base: {
    display: "grid",
    gridTemplateRows: "subgrid",
    gridRow: "span 3",
    "& ~ &": { marginTop: { base: "6", sm: "0" } },
  },
});

const List = chakra("ul", {
  base: {
    display: "contents",
    listStyle: "none",
    textStyle: "small",
    "& > li": { paddingBlock: "3", borderTopWidth: "1px", borderColor: "border.strong" },
  },
});

interface ShortListProps {
  readonly heading: string;
  readonly items: readonly string[];
}

/** A few points under a heading, ruled. */
export function ShortList({ heading, items }: ShortListProps) {
  return (
    <Column>
      <chakra.h3 textStyle="eyebrow" color="accent" marginBottom="3">
        {heading}
      </chakra.h3>
      <List>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </List>
    </Column>
  );
}
