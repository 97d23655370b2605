import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { CardText } from "../../ui/primitives";
import { Section, SectionHeading } from "../../ui/section";

export const whyUsContent = graphql`
  fragment FirmFigures on SiteFacts {
    founded
    statistics {
      value
      label
    }
  }

  fragment WhyUsPointContent on WhyUsPoint {
    title
    text
  }
`;

/** On phones the label is beside the number. */
const Figure = chakra("div", {
  base: {
    display: "flex",
    flexDirection: { base: "row-reverse", sm: "column-reverse" },
    alignItems: { base: "center", sm: "flex-start" },
    justifyContent: "flex-end",
    columnGap: "4",
    "& dt": { flex: { base: "1", sm: "none" }, textStyle: { base: "small", sm: "body" } },
    "& dd": { minWidth: "7.5rem", textStyle: "figure", color: "highlight" },
  },
});

/** The points share two rows, so the texts start at the same height even if titles wrap. */
const Point = chakra("li", {
  base: {
    display: "grid",
    gridTemplateRows: "subgrid",
    gridRow: "span 2",
    rowGap: "2",
    borderTop: "hairline",
    paddingTop: "4",
  },
});

interface WhyUsProps {
  readonly copy: Queries.SectionTextFragment;
  readonly figures: Queries.FirmFiguresFragment;
  readonly points: readonly Queries.WhyUsPointContentFragment[];
}

export function WhyUs({ copy, figures: { statistics, founded }, points }: WhyUsProps) {
  return (
    <Section id={copy.id} ground="inverse">
      {/* In wide windows, the heading has the first of the points' columns, and the figures have the other three. */}
      <chakra.div display={{ lg: "grid" }} gridTemplateColumns="repeat(4, minmax(0, 1fr))" columnGap="8">
        <SectionHeading copy={copy} />
        <chakra.dl
          gridColumn="2 / -1"
          display="grid"
          gridTemplateColumns={{ sm: "repeat(3, minmax(0, 1fr))" }}
          columnGap="8"
          rowGap="5"
          color="fg.inverseMuted"
        >
          {[...statistics, { value: founded, label: "Founded" }].map(({ value, label }) => (
            <Figure key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </Figure>
          ))}
        </chakra.dl>
      </chakra.div>
      <chakra.ul
        display="grid"
        gridTemplateColumns={{
          base: "minmax(0, 1fr)",
          sm: "repeat(2, minmax(0, 1fr))",
          lg: "repeat(4, minmax(0, 1fr))",
        }}
        columnGap="8"
        rowGap="4"
        marginTop={{ base: "8", lg: "4" }}
      >
        {points.map(({ title, text }) => (
          <Point key={title}>
            <chakra.h3 textStyle="h3">{title}</chakra.h3>
            <CardText color="fg.inverseMuted">{text}</CardText>
          </Point>
        ))}
      </chakra.ul>
    </Section>
  );
}
