import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { Card } from "../../ui/primitives";
import { Section, SectionHeading } from "../../ui/section";

const Rows = chakra("dl", {
  base: {
    "& > div": {
      display: "grid",
      gridTemplateColumns: { base: "minmax(0, 1fr)", md: "4fr 8fr" },
      columnGap: "8",
      rowGap: "1",
      paddingBlock: "6",
      borderTop: "hairline",
    },
    "& dd": { color: "fg.muted" },
  },
});

interface BenefitsProps {
  readonly copy: Queries.SectionTextFragment;
  readonly benefits: readonly Queries.TitledPointContentFragment[];
}

/** The benefits of working at the firm, a row each beside the heading. */
export function Benefits({ copy, benefits }: BenefitsProps) {
  return (
    <Section id={copy.id} ground="alternate">
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "4fr 8fr" }}
        columnGap="16"
        rowGap="8"
      >
        <SectionHeading copy={copy} />
        <Rows>
          {benefits.map((benefit) => (
            <div key={benefit.title}>
              <chakra.dt textStyle="h3">{benefit.title}</chakra.dt>
              <dd>{benefit.text}</dd>
            </div>
          ))}
        </Rows>
      </chakra.div>
    </Section>
  );
}

export const titledPointContent = graphql`
  fragment TitledPointContent on TitledPoint {
    title
    text
  }
`;

interface PointCardProps {
  readonly point: Queries.TitledPointContentFragment;
}

/** A titled point in a grid: a reason to join, or a value of the firm. */
export function PointCard({ point: { title, text } }: PointCardProps) {
  return (
    <Card variant="ruled" gap="3" css={{ "[data-ground=inverse] &": { color: "fg.inverse" } }}>
      <chakra.h3 textStyle="h3">{title}</chakra.h3>
      <chakra.p color="fg.muted" css={{ "[data-ground=inverse] &": { color: "fg.inverseMuted" } }}>
        {text}
      </chakra.p>
    </Card>
  );
}
