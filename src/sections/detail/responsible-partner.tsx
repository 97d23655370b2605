import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { leaderPath } from "../../lib/paths";
import { Card, Eyebrow } from "../../ui/primitives";
import { CardLink } from "../../ui/links";
import { Picture } from "../../ui/picture";

export const responsiblePartnerContent = graphql`
  fragment ResponsiblePartnerContent on Leader {
    jsonId
    name
    title
    image {
      ...PortraitPicture
    }
  }
`;

interface ResponsiblePartnerProps {
  readonly partner: Queries.ResponsiblePartnerContentFragment;
}

/** The partner responsible with a link to the person's own page. The portrait is decorative. */
export function ResponsiblePartner({ partner: { jsonId, name, title, image } }: ResponsiblePartnerProps) {
  return (
    <Card variant="ruled" gap="4">
      <Eyebrow>Partner responsible</Eyebrow>
      <chakra.div display="grid" gridTemplateColumns="6rem minmax(0, 1fr)" alignItems="center" columnGap="5">
        <Picture image={image} alt="" />
        <div>
          <chakra.h3 textStyle="h3">
            <CardLink to={leaderPath(jsonId)}>{name}</CardLink>
          </chakra.h3>
          <chakra.p textStyle="small" color="fg.muted" marginTop="1">
            {title}
          </chakra.p>
        </div>
      </chakra.div>
    </Card>
  );
}
