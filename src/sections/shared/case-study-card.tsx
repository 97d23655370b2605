import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { FiArrowRight } from "react-icons/fi";
import { anchorPath } from "../../lib/paths";
import {
  MOMENTS,
  formatPromise,
  formatValue,
  highlightsOf,
  isLost,
  isMet,
  lastValue,
  wasMissed,
  type Target,
} from "../../lib/targets";
import { capitalized } from "../../lib/text";
import { Figure } from "../../ui/figure";
import { CardLink } from "../../ui/links";
import { CardText, VisuallyHidden } from "../../ui/primitives";

export const caseStudyCardFragment = graphql`
  fragment CaseStudyCard on CaseStudy {
    jsonId
    title
    summary
    industryEntry {
      title
    }
    serviceEntry {
      title
    }
    results
    ...TargetRecord
  }
`;

/** Cards side by side share the rows of the grid, so their rows are aligned even if titles wrap differently. */
const Scorecard = chakra("article", {
  base: {
    position: "relative",
    display: "grid",
    gridTemplateRows: "subgrid",
    gridRow: "span 7",
    alignContent: "start",
    borderTop: "2px solid {colors.fg}",
    paddingTop: "5",
    breakInside: "avoid",
    textStyle: "small",
  },
});

const Results = chakra("div", { base: { display: "grid", gridTemplateRows: "subgrid", gridRow: "span 3" } });

const Badges = chakra("p", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    gap: "2",
    marginBottom: "3",
    fontSize: "xs",
    lineHeight: "1.5",
    "& span": { paddingInline: "2", border: "1px solid {colors.border.strong}", borderRadius: "md" },
  },
});

/** A large number with its date, and what was promised. */
const Result = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "8.25rem minmax(0, 1fr)",
    columnGap: "4",
    alignContent: "start",
    paddingBlock: { base: "2", sm: "3" },
    borderTop: "hairline",
    lineHeight: "1.45",
    color: "fg.muted",
    "& span": { display: "block", textStyle: "h3", fontSize: "heading", lineHeight: "1.1" },
    "& span small": { fontSize: "0.7em", letterSpacing: "0" },
    "& :is(span, strong)": { color: "accent" },
    "& b": { fontWeight: "400", color: "fg" },
    "&[data-missed]": { borderTopColor: "danger" },
    "&[data-missed] :is(span, strong)": { color: "danger" },
  },
});

/** The large number is the last one, but that of a miss is the one when we left, if it was missed then. */
function HighlightedTarget({ target }: { readonly target: Target & { readonly label: string } }) {
  const { label, reached, later } = target;
  const wasMet = isMet(target, reached);
  const isMetNow = isMet(target, lastValue(target));
  const [shown, other] = wasMet && later != null ? (["later", "reached"] as const) : (["reached", "later"] as const);
  const isMissed = wasMissed(target);
  const write = (key: typeof shown) => formatValue(target, target[key] ?? reached);
  const moment = capitalized(wasMet === isMetNow ? MOMENTS[other] : `met ${MOMENTS[other]}`);
  return (
    <Result data-missed={isMissed || undefined}>
      <p>
        <span>
          <Figure text={write(shown)} />
        </span>{" "}
        {MOMENTS[shown]}
      </p>
      <p>
        <strong>{isMissed ? "Missed." : "Met."}</strong> <b>{label}</b>
        <br />
        {`Promised ${formatPromise(target)}.`}
        {later == null ? null : ` ${moment}: ${write(other)}.`}
      </p>
    </Result>
  );
}

interface CaseStudyCardProps {
  readonly study: Queries.CaseStudyCardFragment;
  /** Beside the table of all targets. */
  readonly withoutTargets?: boolean;
}

/** A case study with a target that was met, one that was missed, and why. */
export function CaseStudyCard({ study, withoutTargets = false }: CaseStudyCardProps) {
  const { jsonId, title, summary, industryEntry, serviceEntry, results, record } = study;
  const all = withoutTargets ? [] : (record?.targets ?? []);
  const targets = highlightsOf(all);
  const lost = all.filter((target) => isLost(target) && !targets.includes(target));
  return (
    <Scorecard>
      <Badges>
        <span>{industryEntry.title}</span> <span>{serviceEntry.title}</span>
      </Badges>
      <chakra.h3 textStyle="h3" marginBottom="2">
        {title}
      </chakra.h3>
      {targets.length > 0 ? null : <CardText>{summary}</CardText>}
      <Results>
        {targets.map((target) => (
          <HighlightedTarget key={target.label} target={target} />
        ))}
        <CardText color="fg" display="flex" flexDirection="column" gap="2">
          {targets.map(({ label, why }) => (why ? <span key={label}>{why}</span> : null))}
          {lost.map((target) => (
            <span key={target.label}>
              {`Missed six months later, too: ${target.label}, ${formatValue(target, lastValue(target))}.`}
            </span>
          ))}
        </CardText>
        {record ? null : <chakra.p textStyle="h3">{results[0]}</chakra.p>}
      </Results>
      <CardLink to={anchorPath("case-studies", jsonId)} label justifySelf="start" marginTop="4">
        Read Case Study
        <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
        <FiArrowRight aria-hidden="true" />
      </CardLink>
    </Scorecard>
  );
}
