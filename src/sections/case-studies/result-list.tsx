import { chakra } from "@chakra-ui/react/styled-system";
import { splitResult } from "../../lib/split-result";

interface ResultListProps {
  /** The results, each beginning with a number; the most important comes first. */
  readonly results: readonly string[];
}

const List = chakra("ul", {
  base: {
    listStyle: "none",
    textStyle: { base: "small", md: "body" },
    "& > li": { paddingBlock: { base: "2", md: "4" }, borderTop: "hairline" },
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
export function ResultList({ results }: ResultListProps) {
  const [first = "", ...others] = results;
  const { figure, label } = splitResult(first);
  return (
    <List>
      <First>
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
