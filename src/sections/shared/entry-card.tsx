import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { FiArrowRight } from "react-icons/fi";
import { detailPath } from "../../lib/paths";
import type { DetailList } from "../../lib/paths";
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

export const entryCardContent = graphql`
  fragment EntryCardContent on Practice {
    jsonId
    title
    description
    image {
      ...CardPicture
    }
    imageAlt
  }
`;

interface EntryCardProps {
  readonly entry: Queries.EntryCardContentFragment;
  readonly list: DetailList;
}

export function EntryCard({ entry: { jsonId, title, description, image, imageAlt }, list }: EntryCardProps) {
  const lastWord = title.lastIndexOf(" ") + 1;
  return (
    <PictureCard image={image} imageAlt={imageAlt}>
      <chakra.h3 textStyle="h3" marginBottom="2">
        <CardLink to={detailPath(list, jsonId)}>
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
