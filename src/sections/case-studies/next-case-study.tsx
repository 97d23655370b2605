import { CardGrid } from "../../ui/card-grid";
import { SectionTitle } from "../../ui/primitives";
import { Section, headingId } from "../../ui/section";
import { CaseStudyRow } from "./case-study-row";

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
