import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { caseStudyPath } from "../../lib/paths";
import { CardGrid } from "../../ui/card-grid";
import { Badge, SectionTitle } from "../../ui/primitives";
import { Section, headingId } from "../../ui/section";
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

const ID = "next-case-study";

interface NextCaseStudyProps {
  readonly study: Queries.CaseStudyRowContentFragment;
}

/** The way from one case study's page to the next. */
export function NextCaseStudy({ study }: NextCaseStudyProps) {
  return (
    <Section id={ID} ground="alternate" spacing="compact">
      <SectionTitle id={headingId(ID)} marginBottom={{ base: "4", md: "8" }}>
        Next case study
      </SectionTitle>
      <CardGrid columns={1} compact>
        <CaseStudyRow study={study} />
      </CardGrid>
    </Section>
  );
}
