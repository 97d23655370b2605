import { chakra } from "@chakra-ui/react/styled-system";

interface ResultListProps {
  /** The most important result comes first. */
  readonly results: readonly string[];
}

const List = chakra("ul", {
  base: {
    "& > li": { maxWidth: "measure", paddingBlock: "3", borderTop: "hairline" },
    "& > li:first-of-type": { textStyle: "h3" },
  },
});

export function ResultList({ results }: ResultListProps) {
  return (
    <List>
      {results.map((result) => (
        <li key={result}>{result}</li>
      ))}
    </List>
  );
}
