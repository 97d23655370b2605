import { chakra } from "@chakra-ui/react/styled-system";
import { splitResult } from "../../lib/split-result";

interface ResultListProps {
  /** The results, each beginning with a number; the most important comes first. */
  readonly results: readonly string[];
  /** Whether the list has the whole width of the page. */
  readonly wide?: boolean;
}

const List = chakra("ul", {
  base: {
    listStyle: "none",
    textStyle: { base: "small", md: "body" },
    "& > li": { paddingBlock: { base: "2", md: "4" }, borderTop: "hairline" },
  },
  variants: {
    // The first result beside the others on wide screens.
    wide: {
      true: {
        display: { lg: "grid" },
        gridTemplateColumns: { lg: "repeat(2, minmax(0, 1fr))" },
        columnGap: "16",
        "& > li": { gridColumn: { lg: "2" } },
        "& > [data-first]": { gridColumn: { lg: "1" }, gridRow: { lg: "1 / span 20" }, justifyContent: "center" },
      },
    },
  },
});

/** On phones the number is beside its label, elsewhere above it. */
const First = chakra("li", {
  base: {
    display: "flex",
    flexDirection: { base: "row", md: "column" },
    alignItems: { base: "center", md: "flex-start" },
    columnGap: "4",
    rowGap: "2",
  },
});

/** The results of an engagement: the first with a large number, the others in a ruled list. */
export function ResultList({ results, wide }: ResultListProps) {
  const [first = "", ...others] = results;
  const { figure, label } = splitResult(first);
  return (
    <List wide={wide}>
      <First data-first="">
        {figure ? (
          <chakra.span textStyle="figure" color="accent" flexShrink="0" maxWidth={{ base: "[60%]", md: "full" }}>
            {figure}{" "}
          </chakra.span>
        ) : null}
        <span>{label}</span>
      </First>
      {others.map((result) => {
        const other = splitResult(result);
        return (
          <li key={result}>
            {other.figure ? <strong>{other.figure} </strong> : null}
            {other.label}
          </li>
        );
      })}
    </List>
  );
}
