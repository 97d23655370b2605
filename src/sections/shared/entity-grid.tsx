import { CardGrid } from "../../ui/card-grid";
import { Section } from "../../ui/section";
import { SectionHeading } from "../../ui/section-heading";
import { EntityCard } from "./entity-card";
import type { CardEntity } from "./entity-card";

interface EntityGridProps {
  readonly copy: Queries.SectionTextFragment;
  readonly entities: readonly CardEntity[];
  /** Where the entities' own pages are: "/services" or "/industries". */
  readonly base: string;
  readonly ground?: "page" | "alternate";
}

/** The services or the industries, as a grid of cards. */
export function EntityGrid({ copy, entities, base, ground }: EntityGridProps) {
  const headingId = `${copy.id}-heading`;
  return (
    <Section id={copy.id} labelledBy={headingId} ground={ground}>
      <SectionHeading id={headingId} copy={copy} />
      <CardGrid columns={3}>
        {entities.map((entity) => (
          <EntityCard key={entity.jsonId} entity={entity} base={base} />
        ))}
      </CardGrid>
    </Section>
  );
}
