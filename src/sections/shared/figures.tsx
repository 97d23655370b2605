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
    borderTop: "hairline",
    "& dd": {
      textStyle: "figure",
      flexShrink: "0",
      minWidth: "2.5em",
      color: "accent",
      "[data-ground=inverse] &": { color: "highlight" },
    },
  },
});

interface FiguresProps {
  readonly figures: Queries.FirmFiguresFragment;
}

const Founded = chakra("p", {
  base: {
    textStyle: "small",
    color: "fg.muted",
    "[data-ground=inverse] &": { color: "fg.inverseMuted" },
  },
});

export function Figures({ figures: { statistics, founded } }: FiguresProps) {
  return (
    <>
      <dl>
        {statistics.map(({ value, label }) => (
          <Row key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Row>
        ))}
      </dl>
      <Founded>Founded in {founded}</Founded>
    </>
  );
}
