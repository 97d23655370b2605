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

export function Figures({ figures: { statistics, founded } }: FiguresProps) {
  return (
    <>
      <chakra.dl display="grid" gridTemplateColumns={{ sm: "1fr 1fr", lg: "1fr" }} columnGap="8">
        {statistics.map(({ value, label }) => (
          <Row key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Row>
        ))}
      </chakra.dl>
      <chakra.p textStyle="small" color="fg.muted" css={{ "[data-ground=inverse] &": { color: "fg.inverseMuted" } }}>
        Founded in {founded}
      </chakra.p>
    </>
  );
}
