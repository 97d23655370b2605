import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { FiArrowRight } from "react-icons/fi";
import { detailPath } from "../../lib/paths";
import type { DetailList } from "../../lib/paths";
import { CardLink } from "../../ui/links";
import { Picture } from "../../ui/picture";
import { Card } from "../../ui/primitives";

/** The last word and the arrow, which stay together unless they are wider than the line. */
const End = chakra("span", {
  base: {
    display: "inline-block",
    "& svg": { display: "inline", marginInlineStart: "2", color: "accent", verticalAlign: "-0.125em" },
  },
});

interface ArrowedProps {
  /** The text of the link. */
  readonly text: string;
}

/** The text of a link, followed by an arrow in the line of the last word. */
function TextWithArrow({ text }: ArrowedProps) {
  const end = text.lastIndexOf(" ") + 1;
  return (
    <>
      {text.slice(0, end)}
      <End>
        {text.slice(end)}
        <FiArrowRight aria-hidden="true" />
      </End>
    </>
  );
}

export const entityCardFragments = graphql`
  fragment ServiceCard on Service {
    jsonId
    title
    description
    image {
      ...CardPicture
    }
    imageAlt
  }

  fragment IndustryCard on Industry {
    jsonId
    title
    description
    image {
      ...CardPicture
    }
    imageAlt
  }
`;

/** The data of a service's or an industry's card. */
export type CardEntity = Queries.ServiceCardFragment | Queries.IndustryCardFragment;

interface EntityCardProps {
  readonly entity: CardEntity;
  /** The list of the entry. */
  readonly list: DetailList;
}

/** A service or an industry in a grid. The whole card links to its page, with one link for screen readers. */
export function EntityCard({ entity: { jsonId, title, description, image, imageAlt }, list }: EntityCardProps) {
  return (
    <Card layout="adaptive">
      <Picture image={image} alt={imageAlt} decorative />
      <chakra.div display="flex" flexDirection="column" gap="2">
        <chakra.h3 textStyle="h3">
          <CardLink to={detailPath(list, jsonId)}>
            <TextWithArrow text={title} />
          </CardLink>
        </chakra.h3>
        <chakra.p textStyle="card" color="fg.muted">
          {description}
        </chakra.p>
      </chakra.div>
    </Card>
  );
}
