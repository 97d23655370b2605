import { CardGrid } from "../../ui/card-grid";
import { Section } from "../../ui/section";
import { SectionHeading } from "../../ui/section-heading";
import { LeaderCard } from "./leader-card";

interface TeamProps {
  readonly copy: Queries.SectionTextFragment;
  readonly leaders: readonly Queries.LeaderContentFragment[];
}

/** The leadership, anchored #team (spec §2, About). */
export function Team({ copy, leaders }: TeamProps) {
  const headingId = `${copy.id}-heading`;
  return (
    <Section id={copy.id} labelledBy={headingId}>
      <SectionHeading id={headingId} copy={copy} />
      <CardGrid columns="duo">
        {leaders.map((leader) => (
          <LeaderCard key={leader.jsonId} leader={leader} />
        ))}
      </CardGrid>
    </Section>
  );
}
