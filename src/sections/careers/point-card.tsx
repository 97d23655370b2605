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

/** A point with its title in a grid: why to join, or what the firm values. */
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
