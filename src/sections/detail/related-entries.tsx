import { useEffect, useMemo, useRef, useState } from "react";
import { pagePath } from "../../lib/paths";
import type { DetailList } from "../../lib/paths";
import { useHydrated } from "../../lib/use-hydrated";
import { CardGrid } from "../../ui/card-grid";
import { LinkButton } from "../../ui/links";
import { SectionTitle } from "../../ui/primitives";
import { Section } from "../../ui/section";
import { EntryCard } from "../shared/entry-card";

const RELATED_COUNT = 2;

/**
 * Picks two different entries at random.
 *
 * @param random returns a number from 0 (inclusive) to 1 (exclusive)
 */
export function pickRandom<Entry>(entries: readonly Entry[], random: () => number = Math.random): Entry[] {
  const rest = [...entries];
  const picked: Entry[] = [];
  while (picked.length < RELATED_COUNT && rest.length > 0) {
    picked.push(...rest.splice(Math.floor(random() * rest.length), 1));
  }
  return picked;
}

/**
 * Returns two other entries, chosen at random on each visit. The static HTML has the first two; they stay if the
 * visitor already sees them when the scripts start.
 *
 * @returns the entries, and the ref for an element around them
 */
export function useRelated<Entry extends { readonly jsonId: string }>(entries: readonly Entry[], currentId: string) {
  const ref = useRef<HTMLDivElement>(null);
  const others = useMemo(() => entries.filter(({ jsonId }) => jsonId !== currentId), [entries, currentId]);
  const hydrated = useHydrated();
  // After navigation inside the site, nothing is visible yet: choose at once.
  const [random, setRandom] = useState(() => (hydrated ? pickRandom(others) : null));

  useEffect(() => {
    const top = ref.current?.getBoundingClientRect().top ?? 0;
    if (top >= window.innerHeight) setRandom((current) => current ?? pickRandom(others));
  }, [others]);

  return { ref, related: random ?? others.slice(0, RELATED_COUNT) };
}

interface RelatedEntriesProps {
  readonly all: readonly Queries.EntryCardContentFragment[];
  readonly currentId: string;
  readonly list: DetailList;
}

export function RelatedEntries({ all, currentId, list }: RelatedEntriesProps) {
  const name = list === "services" ? "Services" : "Industries";
  const { ref, related } = useRelated(all, currentId);
  return (
    <Section>
      <SectionTitle marginBottom="8">{`Related ${name}`}</SectionTitle>
      <div ref={ref}>
        <CardGrid columns={2}>
          {related.map((entry) => (
            <EntryCard key={entry.jsonId} entry={entry} list={list} />
          ))}
        </CardGrid>
      </div>
      <LinkButton to={pagePath(list)} variant="link" marginTop="12">
        {`Back to ${name}`}
      </LinkButton>
    </Section>
  );
}
