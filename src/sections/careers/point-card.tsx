import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { Card } from "../../ui/primitives";

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
