import { chakra } from "@chakra-ui/react/styled-system";
import { FiArrowLeft } from "react-icons/fi";
import { pagePath } from "../../lib/paths";
import type { DetailList } from "../../lib/paths";
import { useRelated } from "../../lib/use-related";
import { CardGrid } from "../../ui/card-grid";
import { LinkButton } from "../../ui/link-button";
import { Section } from "../../ui/section";
import { EntityCard } from "../shared/entity-card";
import type { CardEntity } from "../shared/entity-card";

interface RelatedEntriesProps {
  readonly heading: string;
  /** All entries of the list, to draw from. */
  readonly all: readonly CardEntity[];
  /** The entry that the page is about. */
  readonly id: string;
  readonly list: DetailList;
  readonly backLabel: string;
}

/** Two other entries of the list, drawn at random, and the way back to all (docs/behaviour.md 4.4). */
export function RelatedEntries({ heading, all, id, list, backLabel }: RelatedEntriesProps) {
  const related = useRelated(all, id);
  return (
    <Section ground="alternate" spacing="compact">
      <chakra.h2 textStyle="h2" marginBottom="8">
        {heading}
      </chakra.h2>
      <CardGrid columns={2}>
        {related.map((entity) => (
          <EntityCard key={entity.jsonId} entity={entity} list={list} />
        ))}
      </CardGrid>
      <LinkButton to={pagePath(list)} variant="link" marginTop="12">
        <FiArrowLeft aria-hidden="true" />
        {backLabel}
      </LinkButton>
    </Section>
  );
}
