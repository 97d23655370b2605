import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { Columns } from "../../ui/columns";
import { Section, SectionHeading } from "../../ui/section";
import { Figures } from "../shared/figures";

export const whyUsContent = graphql`
  fragment WhyUsPointContent on WhyUsPoint {
    title
    text
  }
`;

/** Items share two rows, so the texts start at the same height even if titles wrap. */
const Points = chakra("ul", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))", lg: "repeat(4, minmax(0, 1fr))" },
    columnGap: "8",
    rowGap: "6",
    marginTop: { base: "8", lg: "12" },
    "& > li": {
      display: "grid",
      gridTemplateRows: "subgrid",
      gridRow: "span 2",
      rowGap: "2",
      borderTop: "hairline",
      paddingTop: "5",
    },
    "& p": { maxWidth: "measure", textStyle: "card", color: "fg.inverseMuted" },
  },
});

interface WhyUsProps {
  readonly copy: Queries.SectionTextFragment;
  readonly figures: Queries.FirmFiguresFragment;
  readonly points: readonly Queries.WhyUsPointContentFragment[];
}

export function WhyUs({ copy, figures, points }: WhyUsProps) {
  return (
    <Section id={copy.id} ground="inverse">
      <Columns ratio="7:4">
        <SectionHeading copy={copy} />
        <div>
          <Figures figures={figures} />
        </div>
      </Columns>
      <Points>
        {points.map(({ title, text }) => (
          <li key={title}>
            <chakra.h3 textStyle="h3">{title}</chakra.h3>
            <p>{text}</p>
          </li>
        ))}
      </Points>
    </Section>
  );
}
