import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";

export const practiceFactContent = graphql`
  fragment PracticeFactContent on PracticeFact {
    label
    value
  }
`;

const Row = chakra("dl", {
  base: {
    display: "grid",
    columnGap: "8",
    gridAutoColumns: "minmax(0, 1fr)",
    gridAutoFlow: { base: "row", md: "column" },
    marginTop: { base: "8", lg: "12" },
    borderBlockWidth: "1px",
    borderColor: "border",
    "& > div": { paddingBlock: { base: "3", md: "5" } },
    "& > div ~ div": { borderTop: { base: "hairline", md: "none" } },
    "& dt": { textStyle: "eyebrow", color: "accent" },
    "& dd": { textStyle: "body", textWrap: "balance", marginTop: "1" },
  },
});

interface FactRowProps {
  readonly facts: readonly Queries.PracticeFactContentFragment[];
}

/** Facts in a ruled row; below each other on phones. */
export function FactRow({ facts }: FactRowProps) {
  return (
    <Row>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Row>
  );
}
