import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { Section, SectionHeading } from "../../ui/section";
import { Figures } from "../shared/figures";

export const whyUsContent = graphql`
  fragment WhyUsPointContent on WhyUsPoint {
    title
    text
  }
`;

interface WhyUsProps {
  readonly copy: Queries.SectionTextFragment;
  readonly facts: Queries.FirmFiguresFragment;
  readonly points: readonly Queries.WhyUsPointContentFragment[];
}

/** The firm's figures, and the reasons to choose it. */
export function WhyUs({ copy, facts, points }: WhyUsProps) {
  return (
    <Section id={copy.id} ground="inverse">
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 5fr) minmax(0, 6fr)" }}
        gap={{ base: "8", lg: "24" }}
      >
        <div>
          <SectionHeading copy={copy} />
          <Figures facts={facts} />
        </div>
        <chakra.ul
          listStyle="none"
          display="flex"
          flexDirection="column"
          justifyContent="space-between"
          gap={{ base: "5", lg: "8" }}
        >
          {points.map(({ title, text }) => (
            <chakra.li key={title} borderTop="hairline" paddingTop="5">
              <chakra.h3 textStyle="h3">{title}</chakra.h3>
              <chakra.p marginTop="2" textStyle="card" color="fg.inverseMuted">
                {text}
              </chakra.p>
            </chakra.li>
          ))}
        </chakra.ul>
      </chakra.div>
    </Section>
  );
}
