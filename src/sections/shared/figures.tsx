import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { Note } from "../../ui/primitives";

export const firmFigures = graphql`
  fragment FirmFigures on SiteFacts {
    founded
    statistics {
      value
      label
    }
  }
`;

const Statistic = chakra("div", {
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

export function Figures({ figures }: { readonly figures: Queries.FirmFiguresFragment }) {
  return (
    <>
      <chakra.dl display="grid" gridTemplateColumns={{ sm: "1fr 1fr", lg: "1fr" }} columnGap="8">
        {figures.statistics.map(({ value, label }) => (
          <Statistic key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Statistic>
        ))}
      </chakra.dl>
      <Note>Founded in {figures.founded}</Note>
    </>
  );
}
