import { CardGrid } from "../../ui/card-grid";
import { Section } from "../../ui/section";
import { SectionHeading } from "../../ui/section-heading";
import { CaseStudyCard } from "./case-study-card";

interface CaseStudyGridProps {
  readonly copy: Queries.SectionTextFragment;
  readonly studies: readonly Queries.CaseStudyCardFragment[];
  /** The ground that the section stands on. */
  readonly ground: "page" | "alternate";
}

/** The three case studies, as a grid of cards (spec §2, Home and Case Studies). */
export function CaseStudyGrid({ copy, studies, ground }: CaseStudyGridProps) {
  const headingId = `${copy.id}-heading`;
  return (
    <Section id={copy.id} labelledBy={headingId} ground={ground}>
      <SectionHeading id={headingId} copy={copy} />
      <CardGrid columns="trio">
        {studies.map((study) => (
          <CaseStudyCard key={study.jsonId} study={study} />
        ))}
      </CardGrid>
    </Section>
  );
}
