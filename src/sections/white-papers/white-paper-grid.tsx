import { CardGrid } from "../../ui/card-grid";
import { Section } from "../../ui/section";
import { SectionHeading } from "../../ui/section-heading";
import { WhitePaperCard } from "./white-paper-card";

interface WhitePaperGridProps {
  readonly copy: Queries.SectionTextFragment;
  readonly papers: readonly Queries.WhitePaperCardContentFragment[];
}

/** The white papers, as a grid of cards (spec §2). */
export function WhitePaperGrid({ copy, papers }: WhitePaperGridProps) {
  const headingId = `${copy.id}-heading`;
  return (
    <Section id={copy.id} labelledBy={headingId}>
      <SectionHeading id={headingId} copy={copy} />
      <CardGrid columns={3}>
        {papers.map((paper) => (
          <WhitePaperCard key={paper.jsonId} paper={paper} />
        ))}
      </CardGrid>
    </Section>
  );
}
