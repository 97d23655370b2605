import { CardGrid } from "../../ui/card-grid";
import { Section } from "../../ui/section";
import { SectionHeading } from "../../ui/section-heading";
import { CaseStudyCard } from "../shared/case-study-card";

interface CaseStudiesProps {
  readonly copy: Queries.SectionTextFragment;
  readonly studies: readonly Queries.CaseStudyCardFragment[];
}

/** Three case studies (spec §2, Home). */
export function CaseStudies({ copy, studies }: CaseStudiesProps) {
  const headingId = `${copy.id}-heading`;
  return (
    <Section id={copy.id} labelledBy={headingId} ground="alternate">
      <SectionHeading id={headingId} copy={copy} />
      <CardGrid columns="trio">
        {studies.map((study) => (
          <CaseStudyCard key={study.jsonId} study={study} />
        ))}
      </CardGrid>
    </Section>
  );
}
