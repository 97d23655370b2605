import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { detailPath } from "../../lib/paths";
import type { DetailList } from "../../lib/paths";
import { TextWithArrow } from "../../ui/arrowed";
import { Card } from "../../ui/card";
import { CardLink } from "../../ui/card-link";
import { Picture } from "../../ui/picture";

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

/** A service or an industry, as far as its card shows it. */
export type CardEntity = Queries.ServiceCardFragment | Queries.IndustryCardFragment;

interface EntityCardProps {
  readonly entity: CardEntity;
  /** The list that it belongs to. */
  readonly list: DetailList;
}

/** A service or an industry in a grid: the whole card leads to its page, with one link for assistive technology. */
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
