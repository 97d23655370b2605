import { useEffect, useMemo, useRef, useState } from "react";
import { RELATED_COUNT, pagePath, type PracticeKind } from "../../lib/paths";
import { useHydrated } from "../../lib/use-hydrated";
import { CardGrid } from "../../ui/card-grid";
import { LinkButton } from "../../ui/links";
import { Section, SectionTitle } from "../../ui/section";
import { PracticeCard } from "../shared/practice-card";

type Practices = readonly Queries.PracticeCardContentFragment[];

function pickRandom(practices: Practices): Practices {
  const rest = [...practices];
  const pick = () => rest.splice(Math.floor(Math.random() * rest.length), 1);
  return Array.from({ length: RELATED_COUNT }, pick).flat();
}

interface RelatedPracticesProps {
  readonly all: Practices;
  readonly currentId: string;
  /** The ids of those in the static HTML. */
  readonly related: readonly string[];
  readonly list: PracticeKind;
}

/**
 * Two other services or industries, chosen at random on each visit. Those of the static HTML, which the build has chosen, stay if
 * the visitor already sees them when the scripts start.
 */
export function RelatedPractices({ all, currentId, related, list }: RelatedPracticesProps) {
  const grid = useRef<HTMLDivElement>(null);
  const others = useMemo(() => all.filter(({ jsonId }) => jsonId !== currentId), [all, currentId]);
  const hydrated = useHydrated();
  // After navigation inside the site, nothing is visible yet: choose at once.
  const [random, setRandom] = useState(() => (hydrated ? pickRandom(others) : null));

  useEffect(() => {
    const top = grid.current?.getBoundingClientRect().top ?? 0;
    if (top >= window.innerHeight) setRandom((current) => current ?? pickRandom(others));
  }, [others]);

  const shown = random ?? others.filter(({ jsonId }) => related.includes(jsonId));
  const name = list === "services" ? "Services" : "Industries";
  return (
    <Section>
      <SectionTitle marginBottom="8">{`Related ${name}`}</SectionTitle>
      <div ref={grid}>
        {/* Other cards need another grid, which makes them wait for their fade. */}
        <CardGrid key={shown.map(({ jsonId }) => jsonId).join()} columns={2}>
          {shown.map((practice) => (
            <PracticeCard key={practice.jsonId} practice={practice} list={list} />
          ))}
        </CardGrid>
      </div>
      <LinkButton to={pagePath(list)} variant="link" marginTop="12">
        {`Back to ${name}`}
      </LinkButton>
    </Section>
  );
}
