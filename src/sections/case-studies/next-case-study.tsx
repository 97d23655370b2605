import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { caseStudyPath } from "../../lib/paths";
import { CardLink } from "../../ui/links";
import { Badge, Card, SectionTitle } from "../../ui/primitives";
import { Section, headingId } from "../../ui/section";

export const nextCaseStudyContent = graphql`
  fragment NextCaseStudyContent on CaseStudy {
    jsonId
    title
    summary
    industryEntry {
      title
    }
    serviceEntry {
      title
    }
  }
`;

const ID = "next-case-study";

interface NextCaseStudyProps {
  readonly study: Queries.NextCaseStudyContentFragment;
}

/** The way from one case study's page to the next. */
export function NextCaseStudy({ study: { jsonId, title, summary, industryEntry, serviceEntry } }: NextCaseStudyProps) {
  return (
    <Section id={ID} ground="alternate" spacing="compact">
      <SectionTitle id={headingId(ID)} marginBottom={{ base: "4", md: "8" }}>
        Next case study
      </SectionTitle>
      <Card variant="ruled" gap="2">
        <chakra.p display="flex" flexWrap="wrap" gap="2">
          <Badge>{industryEntry.title}</Badge> <Badge variant="accent">{serviceEntry.title}</Badge>
        </chakra.p>
        <chakra.h3 textStyle="h3">
          <CardLink to={caseStudyPath(jsonId)}>{title}</CardLink>
        </chakra.h3>
        <chakra.p textStyle="card" color="fg.muted" maxWidth="measure">
          {summary}
        </chakra.p>
      </Card>
    </Section>
  );
}
