import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { Columns } from "../../ui/columns";
import { Section, SectionHeading } from "../../ui/section";

export const titledPointContent = graphql`
  fragment TitledPointContent on TitledPoint {
    title
    text
  }
`;

interface PointsProps {
  readonly copy: Queries.SectionTextFragment;
  readonly points: readonly Queries.TitledPointContentFragment[];
  readonly ground?: "inverse";
}

/** Reasons to join, values or benefits: a ruled row each. */
export function Points({ copy, points, ground }: PointsProps) {
  return (
    <Section id={copy.id} ground={ground}>
      <SectionHeading copy={copy} />
      <dl>
        {points.map(({ title, text }) => (
          <Columns key={title} notes="first" rowGap="1" borderTop="hairline" paddingBlock="6">
            <chakra.dt textStyle="h3">{title}</chakra.dt>
            <dd>{text}</dd>
          </Columns>
        ))}
      </dl>
    </Section>
  );
}
