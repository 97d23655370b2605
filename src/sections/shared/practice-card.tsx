import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { FiArrowRight } from "react-icons/fi";
import { practicePath, type PracticeKind } from "../../lib/paths";
import { CardLink } from "../../ui/links";
import { PictureCard } from "../../ui/picture-card";
import { CardText } from "../../ui/primitives";

/** Keeps the last word and the arrow on one line. */
const LastWord = chakra("span", {
  base: {
    display: "inline-block",
    "& svg": { display: "inline", marginInlineStart: "2", color: "accent", verticalAlign: "-0.125em" },
  },
});

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
  const lastWord = title.lastIndexOf(" ") + 1;
  return (
    <PictureCard image={image} imageAlt={imageAlt}>
      <chakra.h3 textStyle="h3" marginBottom="2">
        <CardLink to={practicePath(list, jsonId)}>
          {title.slice(0, lastWord)}
          <LastWord>
            {title.slice(lastWord)}
            <FiArrowRight aria-hidden="true" />
          </LastWord>
        </CardLink>
      </chakra.h3>
      <CardText>{description}</CardText>
    </PictureCard>
  );
}
