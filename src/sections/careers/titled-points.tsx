import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { Card } from "../../ui/card";
import { CardGrid } from "../../ui/card-grid";
import { Section } from "../../ui/section";
import { SectionHeading } from "../../ui/section-heading";

export const titledPointContent = graphql`
  fragment TitledPointContent on TitledPoint {
    title
    text
  }
`;

interface TitledPointsProps {
  readonly copy: Queries.SectionTextFragment;
  readonly points: readonly Queries.TitledPointContentFragment[];
  readonly columns: 4 | "texts";
  readonly ground?: "page" | "inverse";
}

/** Points side by side, each with a title: why to join, or what the firm values. */
export function TitledPoints({ copy, points, columns, ground }: TitledPointsProps) {
  const headingId = `${copy.id}-heading`;
  const inverse = ground === "inverse";
  return (
    <Section id={copy.id} labelledBy={headingId} ground={ground}>
      <SectionHeading id={headingId} copy={copy} />
      <CardGrid columns={columns}>
        {points.map(({ title, text }) => (
          <Card
            key={title}
            variant="ruled"
            gap="3"
            color={inverse ? "fg.inverse" : undefined}
            borderColor={inverse ? "border.inverse" : undefined}
          >
            <chakra.h3 textStyle="h3">{title}</chakra.h3>
            <chakra.p color={inverse ? "fg.inverseMuted" : "fg.muted"}>{text}</chakra.p>
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}
