import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { practicePath, type PracticeKind } from "../../lib/paths";
import { CardLink } from "../../ui/links";
import { PictureCard } from "../../ui/picture-card";
import { CardText } from "../../ui/primitives";

export const practiceCardContent = graphql`
  fragment PracticeCardContent on Practice {
    jsonId
    title
    description
    image {
      ...CardPicture
    }
    imageAlt
  }
`;

interface PracticeCardProps {
  readonly practice: Queries.PracticeCardContentFragment;
  readonly list: PracticeKind;
}

export function PracticeCard({ practice: { jsonId, title, description, image, imageAlt }, list }: PracticeCardProps) {
  return (
    <PictureCard image={image} imageAlt={imageAlt}>
      <chakra.h3 textStyle="h3" marginBottom="2">
        <CardLink to={practicePath(list, jsonId)}>{title}</CardLink>
      </chakra.h3>
      <CardText>{description}</CardText>
    </PictureCard>
  );
}
