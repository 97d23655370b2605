import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { detailPath } from "../../lib/paths";
import { Card } from "../../ui/primitives";
import { CardLink } from "../../ui/links";

export const indexEntryContent = graphql`
  fragment IndustryIndexEntry on Industry {
    jsonId
    title
    indexLine
  }
`;

interface IndexEntryProps {
  readonly industry: Queries.IndustryIndexEntryFragment;
  /** Its position in the list, from 0; shown from 01. */
  readonly index: number;
}

/** An industry in the index on the home page: the whole row is a link. */
export function IndexEntry({ industry: { jsonId, title, indexLine }, index }: IndexEntryProps) {
  return (
    <Card
      display="grid"
      gridTemplateColumns="2.25rem minmax(0, 1fr)"
      alignItems="baseline"
      paddingBlock={{ base: "3", md: "4" }}
      borderTop="hairline"
    >
      <chakra.span aria-hidden="true" textStyle="small" color="accent" fontFamily="heading">
        {String(index + 1).padStart(2, "0")}
      </chakra.span>
      <div>
        <chakra.h3 textStyle="h3">
          <CardLink to={detailPath("industries", jsonId)}>{title}</CardLink>
        </chakra.h3>
        <chakra.p textStyle="small" color="fg.muted" marginTop="1">
          {indexLine}
        </chakra.p>
      </div>
    </Card>
  );
}
