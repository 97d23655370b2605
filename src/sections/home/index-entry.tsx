import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { detailPath } from "../../lib/paths";
import { CardLink } from "../../ui/links";
import { Card } from "../../ui/primitives";

export const indexEntryContent = graphql`
  fragment IndustryIndexEntry on Industry {
    jsonId
    title
    indexLine
  }
`;

interface IndexEntryProps {
  readonly industry: Queries.IndustryIndexEntryFragment;
}

/** An industry in the ruled list on the home page: the whole row is a link. */
export function IndexEntry({ industry: { jsonId, title, indexLine } }: IndexEntryProps) {
  return (
    <Card paddingBlock={{ base: "3", md: "5" }} borderTop="hairline">
      <chakra.h3 textStyle="h3">
        <CardLink to={detailPath("industries", jsonId)}>{title}</CardLink>
      </chakra.h3>
      <chakra.p textStyle="card" color="fg.muted" marginTop="1">
        {indexLine}
      </chakra.p>
    </Card>
  );
}
