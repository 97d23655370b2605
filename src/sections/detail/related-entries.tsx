import { useEffect, useMemo, useRef, useState } from "react";
import { pagePath } from "../../lib/paths";
import type { DetailList } from "../../lib/paths";
import { useHydrated } from "../../lib/use-hydrated";
import { CardGrid } from "../../ui/card-grid";
import { LinkButton } from "../../ui/links";
import { SectionTitle } from "../../ui/primitives";
import { Section } from "../../ui/section";
import { EntityCard } from "../shared/entity-card";
import type { CardEntity } from "../shared/entity-card";

/** The number of related entries on a detail page (docs/behaviour.md 4.4). */
const RELATED_COUNT = 2;

interface Identified {
  readonly jsonId: string;
}

/**
 * Picks entries at random, none twice.
 *
 * @param random returns a number from 0 (inclusive) to 1 (exclusive)
 */
export function pickRandom<Entry>(others: readonly Entry[], random: () => number = Math.random): Entry[] {
  const rest = [...others];
  const drawn: Entry[] = [];
  while (drawn.length < RELATED_COUNT && rest.length > 0) {
    drawn.push(...rest.splice(Math.floor(random() * rest.length), 1));
  }
  return drawn;
}

/**
 * Returns two related entries at random on each visit, without the current one. The static HTML has the first two; they
 * stay if the visitor sees them when scripts start.
 *
 * @returns the entries, and the ref of an element around them
 */
export function useRelated<Entry extends Identified>(entries: readonly Entry[], currentId: string) {
  const ref = useRef<HTMLDivElement>(null);
  const others = useMemo(() => entries.filter(({ jsonId }) => jsonId !== currentId), [entries, currentId]);
  const hydrated = useHydrated();
  // A page that a link leads to is drawn by chance at once, and never again.
  const [random, setRandom] = useState(() => (hydrated ? pickRandom(others) : null));

  useEffect(() => {
    const top = ref.current?.getBoundingClientRect().top ?? 0;
    if (top >= window.innerHeight) setRandom((drawn) => drawn ?? pickRandom(others));
  }, [others]);

  return { ref, related: random ?? others.slice(0, RELATED_COUNT) };
}

interface RelatedEntriesProps {
  readonly heading: string;
  /** All entries of the list, from which related ones are picked. */
  readonly all: readonly CardEntity[];
  /** The id of the current entry. */
  readonly id: string;
  readonly list: DetailList;
  readonly backLabel: string;
}

/** Two random entries of the list, and a link to all (docs/behaviour.md 4.4). */
export function RelatedEntries({ heading, all, id, list, backLabel }: RelatedEntriesProps) {
  const { ref, related } = useRelated(all, id);
  return (
    <Section>
      <SectionTitle marginBottom="8">{heading}</SectionTitle>
      <div ref={ref}>
        <CardGrid columns={2}>
          {related.map((entity) => (
            <EntityCard key={entity.jsonId} entity={entity} list={list} />
          ))}
        </CardGrid>
      </div>
      <LinkButton to={pagePath(list)} variant="link" marginTop="12">
        {backLabel}
      </LinkButton>
    </Section>
  );
}
