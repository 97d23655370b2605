import { CardGrid } from "../../ui/card-grid";
import { Section } from "../../ui/section";
import { SectionHeading } from "../../ui/section-heading";
import { CaseStudyCard } from "../shared/case-study-card";

interface CaseStudyGridProps {
  readonly copy: Queries.SectionTextFragment;
  readonly studies: readonly Queries.CaseStudyCardFragment[];
}

/** The case studies, as a grid of cards (spec §2). */
export function CaseStudyGrid({ copy, studies }: CaseStudyGridProps) {
  const headingId = `${copy.id}-heading`;
  return (
    <Section id={copy.id} labelledBy={headingId}>
      <SectionHeading id={headingId} copy={copy} />
      <CardGrid columns="trio">
        {studies.map((study) => (
          <CaseStudyCard key={study.jsonId} study={study} />
        ))}
      </CardGrid>
    </Section>
  );
}
