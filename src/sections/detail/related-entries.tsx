import { useEffect, useMemo, useRef, useState } from "react";
import { pagePath } from "../../lib/paths";
import type { DetailList } from "../../lib/paths";
import { useHydrated } from "../../lib/use-hydrated";
import { CardGrid } from "../../ui/card-grid";
import { LinkButton } from "../../ui/links";
import { SectionTitle } from "../../ui/primitives";
import { Section } from "../../ui/section";
import { EntryCard } from "../shared/entry-card";

type Entries = readonly Queries.EntryCardContentFragment[];

const RELATED_COUNT = 2;

/** Picks different entries at random. */
function pickRandom(entries: Entries): Entries {
  const rest = [...entries];
  const pick = () => rest.splice(Math.floor(Math.random() * rest.length), 1);
  return Array.from({ length: RELATED_COUNT }, pick).flat();
}

interface RelatedEntriesProps {
  readonly all: Entries;
  readonly currentId: string;
  readonly list: DetailList;
}

/**
 * Two other entries, chosen at random on each visit. The static HTML has the first two; they stay if the visitor already sees
 * them when the scripts start.
 */
export function RelatedEntries({ all, currentId, list }: RelatedEntriesProps) {
  const grid = useRef<HTMLDivElement>(null);
  const others = useMemo(() => all.filter(({ jsonId }) => jsonId !== currentId), [all, currentId]);
  const hydrated = useHydrated();
  // After navigation inside the site, nothing is visible yet: choose at once.
  const [random, setRandom] = useState(() => (hydrated ? pickRandom(others) : null));

  useEffect(() => {
    const top = grid.current?.getBoundingClientRect().top ?? 0;
    if (top >= window.innerHeight) setRandom((current) => current ?? pickRandom(others));
  }, [others]);

  const name = list === "services" ? "Services" : "Industries";
  return (
    <Section>
      <SectionTitle marginBottom="8">{`Related ${name}`}</SectionTitle>
      <div ref={grid}>
        <CardGrid columns={2}>
          {(random ?? others.slice(0, RELATED_COUNT)).map((entry) => (
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
