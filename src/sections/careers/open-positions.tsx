import { CardGrid } from "../../ui/card-grid";
import { Section } from "../../ui/section";
import { SectionHeading } from "../../ui/section-heading";
import { JobCard } from "./job-card";
import type { Position } from "./position";

interface OpenPositionsProps {
  readonly copy: Queries.SectionTextFragment;
  readonly jobs: readonly Queries.PositionsContentFragment[];
  readonly onApply: (position: Position) => void;
}

/** The open positions, as a list of cards that open (spec §2, Careers). */
export function OpenPositions({ copy, jobs, onApply }: OpenPositionsProps) {
  const headingId = `${copy.id}-heading`;
  return (
    <Section id={copy.id} labelledBy={headingId}>
      <SectionHeading id={headingId} copy={copy} />
      <CardGrid columns={1}>
        {jobs.map((job) => (
          <JobCard key={job.jsonId} job={job} onApply={onApply} />
        ))}
      </CardGrid>
    </Section>
  );
}
