import { FiArrowRight } from "react-icons/fi";
import { caseStudyPath, practicePath, type PracticeKind } from "../../lib/paths";
import { formatPromise, formatValue, isMet, lastValue } from "../../lib/targets";
import { CheckList } from "../../ui/check-list";
import { LinkButton, SiteLink } from "../../ui/links";
import { Columns, Text } from "../../ui/primitives";
import { Section, SectionTitle } from "../../ui/section";

type Practice = Queries.PracticesPageQuery["allPractice"]["nodes"][number];

interface ProofProps {
  readonly study: Queries.TargetRecordFragment;
  /** Which of the case's targets, from 0; after the last one, the first one again. */
  readonly index: number;
}

/** A target that the case met at the last check. */
function Proof({ study: { jsonId, record }, index }: ProofProps) {
  const kept = record?.targets.filter((target) => isMet(target, lastValue(target))) ?? [];
  const target = kept[index % kept.length];
  if (!record || !target) return null;
  const when = target.later == null ? "when we left" : "six months after we left";
  return (
    <Text marginTop="4">
      <SiteLink to={caseStudyPath(jsonId)}>{record.client}</SiteLink>
      {`. ${target.label}: we promised ${formatPromise(target)}; ${when} it was `}
      {formatValue(target, lastValue(target))}.
    </Text>
  );
}

interface PracticeSectionProps {
  readonly practice: Practice;
  /** The practices of the page: those with the same case study show different targets of it. */
  readonly all: readonly Practice[];
  readonly list: PracticeKind;
}

export function PracticeSection({ practice, all, list }: PracticeSectionProps) {
  const { jsonId, title, opening, caseStudyEntry: study } = practice;
  const before = all.slice(0, all.indexOf(practice)).filter((other) => other.caseStudyEntry?.jsonId === study?.jsonId);
  return (
    <Section id={jsonId} spacing="compact">
      <Columns ratio="6:6" rowGap="5" borderTop="hairline" paddingTop="6">
        <div>
          <SectionTitle textStyle="entry">{title}</SectionTitle>
          <Text marginTop="4" color="fg.muted">
            {opening}
          </Text>
          {study ? <Proof study={study} index={before.length} /> : null}
          <LinkButton to={practicePath(list, jsonId)} variant="link" marginTop="4">
            More on {title}
            <FiArrowRight aria-hidden="true" />
          </LinkButton>
        </div>
        {"benefits" in practice ? (
          <CheckList items={practice.benefits} compact />
        ) : (
          <CheckList items={practice.challenges} marker="dash" compact />
        )}
      </Columns>
    </Section>
  );
}
