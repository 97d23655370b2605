import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";

export const firmFigures = graphql`
  fragment FirmFigures on SiteFacts {
    founded
    statistics {
      value
      label
    }
  }
`;

const Row = chakra("div", {
  base: {
    display: "flex",
    flexDirection: "row-reverse",
    justifyContent: "flex-end",
    alignItems: "baseline",
    columnGap: "4",
    paddingBlock: "5",
    borderTopWidth: "1px",
    borderColor: "border",
    "[data-ground=inverse] &": { borderColor: "border.inverse" },
    "& dd": {
      textStyle: "figure",
      flexShrink: "0",
      minWidth: "[2.5em]",
      color: "accent",
      "[data-ground=inverse] &": { color: "highlight" },
    },
  },
});

interface FiguresProps {
  readonly facts: Queries.FirmFiguresFragment;
}

/** The firm in numbers: its two statistics and the year it was founded, set large. */
export function Figures({ facts }: FiguresProps) {
  const founded = { value: String(facts.founded), label: "Founded" };
  return (
    <dl>
      {[...facts.statistics, founded].map(({ value, label }) => (
        <Row key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Row>
      ))}
    </dl>
  );
}
