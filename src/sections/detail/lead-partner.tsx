import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { leaderPath } from "../../lib/paths";
import { Card } from "../../ui/primitives";
import { CardLink } from "../../ui/links";
import { Picture } from "../../ui/picture";

export const leadPartnerContent = graphql`
  fragment LeadPartnerContent on Leader {
    jsonId
    name
    title
    image {
      imageData(frame: PORTRAIT)
    }
  }
`;

interface LeadPartnerProps {
  readonly partner: Queries.LeadPartnerContentFragment;
}

/** The lead partner with a link to the person's own page. The portrait is decorative. */
export function LeadPartner({ partner: { jsonId, name, title, image } }: LeadPartnerProps) {
  return (
    <Card>
      <chakra.p textStyle="small" color="fg.muted" marginBottom="2">
        Lead partner
      </chakra.p>
      <chakra.h3 textStyle="entry">
        <CardLink to={leaderPath(jsonId)}>{name}</CardLink>
      </chakra.h3>
      <chakra.p textStyle="small" color="fg.muted" marginTop="1" marginBottom="4">
        {title}
      </chakra.p>
      <chakra.div width="6rem">
        <Picture image={image} alt="" />
      </chakra.div>
    </Card>
  );
}
