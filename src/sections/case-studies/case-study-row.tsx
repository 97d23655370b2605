import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { caseStudyPath } from "../../lib/paths";
import { Badge } from "../../ui/primitives";
import { ListRow } from "../shared/list-row";

export const caseStudyRowContent = graphql`
  fragment CaseStudyRowContent on CaseStudy {
    jsonId
    title
    summary
    image {
      ...CardPicture
    }
    imageAlt
    industryEntry {
      title
    }
    serviceEntry {
      title
    }
  }
`;

interface CaseStudyRowProps {
  readonly study: Queries.CaseStudyRowContentFragment;
}

/** A case study in one row, which leads to its own page. */
export function CaseStudyRow({ study }: CaseStudyRowProps) {
  const { jsonId, title, summary, image, imageAlt, industryEntry, serviceEntry } = study;
  return (
    <ListRow id={jsonId} to={caseStudyPath(jsonId)} title={title} line={summary} image={image} imageAlt={imageAlt}>
      <chakra.p display="flex" flexWrap="wrap" gap="2">
        <Badge>{industryEntry.title}</Badge> <Badge variant="accent">{serviceEntry.title}</Badge>
      </chakra.p>
    </ListRow>
  );
}
