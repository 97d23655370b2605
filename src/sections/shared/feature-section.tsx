import { chakra } from "@chakra-ui/react/styled-system";
import { FiArrowRight } from "react-icons/fi";
import { caseStudyPath, detailPath } from "../../lib/paths";
import { formatValue, isMet } from "../../lib/targets";
import type { DetailList } from "../../lib/paths";
import { CheckList } from "../../ui/check-list";
import { Columns } from "../../ui/columns";
import { LinkButton, SiteLink } from "../../ui/links";
import { Text } from "../../ui/primitives";
import { Section, headingId } from "../../ui/section";

interface Feature {
  readonly jsonId: string;
  readonly title: string;
  readonly opening: string;
  readonly caseStudyEntry: Queries.TargetRecordFragment | null;
}

interface ProofProps {
  readonly study: Queries.TargetRecordFragment;
  /** Which of the case's targets, from 0; after the last one, the first one again. */
  readonly index: number;
}

/** A target that the case met at the last check. */
function Proof({ study: { jsonId, record }, index }: ProofProps) {
  const kept = record?.targets.filter((target) => isMet(target, target.later ?? target.reached)) ?? [];
  const target = kept[index % kept.length];
  if (!record || !target) return null;
  const { label, promised, reached, later } = target;
  return (
    <Text marginTop="4">
      <SiteLink to={caseStudyPath(jsonId)}>{record.client}</SiteLink>
      {`. ${label}: promised ${formatValue(target, promised)}, delivered ${formatValue(target, later ?? reached)} `}
      {later == null ? "at the end." : "six months later."}
    </Text>
  );
}

interface FeatureSectionProps {
  readonly entry: Feature;
  /** The entries of the page: those with the same case study show different targets of it. */
  readonly all: readonly Feature[];
  readonly list: DetailList;
  readonly points: readonly string[];
  readonly marker?: "dash";
}

/** A service or an industry on the page that lists all of them. */
export function FeatureSection({ entry, all, list, points, marker }: FeatureSectionProps) {
  const { jsonId, title, opening, caseStudyEntry: study } = entry;
  const before = all.slice(0, all.indexOf(entry)).filter((other) => other.caseStudyEntry?.jsonId === study?.jsonId);
  return (
    <Section id={jsonId} spacing="compact">
      <Columns ratio="6:5" rowGap="5" borderTop="hairline" paddingTop="6">
        <div>
          <chakra.h2 id={headingId(jsonId)} textStyle="entry">
            {title}
          </chakra.h2>
          <Text marginTop="4" color="fg.muted">
            {opening}
          </Text>
          {study ? <Proof study={study} index={before.length} /> : null}
          <LinkButton to={detailPath(list, jsonId)} variant="link" marginTop="4">
            More on {title}
            <FiArrowRight aria-hidden="true" />
          </LinkButton>
        </div>
        <CheckList items={points} marker={marker} compact />
      </Columns>
    </Section>
  );
}
