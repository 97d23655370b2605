import { chakra } from "@chakra-ui/react/styled-system";
import { splitResult } from "../../lib/split-result";

interface ResultListProps {
  /** Results, each beginning with its number; the first is the one that counts most. */
  readonly results: readonly string[];
}

const List = chakra("ul", {
  base: {
    listStyle: "none",
    "& > li": { paddingBlock: "4", borderTopWidth: "1px", borderColor: "border" },
  },
});

/** What an engagement changed: the first number drawn out large, the others in a ruled list. */
export function ResultList({ results }: ResultListProps) {
  const [first = "", ...others] = results;
  const { figure, label } = splitResult(first);
  return (
    <List>
      <li>
        {figure ? (
          <chakra.span display="block" textStyle="figure" color="accent" marginBottom="2">
            {figure}{" "}
          </chakra.span>
        ) : null}
        {label}
      </li>
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
