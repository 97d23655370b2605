import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { FiArrowRight } from "react-icons/fi";
import { anchorPath } from "../../lib/paths";
import { formatValue, highlightsOf, isMet, type Target } from "../../lib/targets";
import { capitalized } from "../../lib/text";
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

/** A large number with its date, and what was promised. */
const Result = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "8.25rem minmax(0, 1fr)",
    columnGap: "4",
    alignContent: "start",
    paddingBlock: "3",
    borderTop: "hairline",
    lineHeight: "1.45",
    color: "fg.muted",
    "& span": { display: "block", textStyle: "h3", fontSize: "heading", lineHeight: "1.1" },
    "& :is(span, strong)": { color: "accent" },
    "& b": { fontWeight: "400", color: "fg" },
    "&[data-missed]": { borderTopColor: "danger" },
    "&[data-missed] :is(span, strong)": { color: "danger" },
  },
});

const MOMENTS = { reached: "at the end", later: "six months later" } as const;

/** A target that was missed only six months later is shown as it was then. */
function HighlightedTarget({ target }: { readonly target: Target & { readonly label: string } }) {
  const { label, promised, reached, later } = target;
  const [wasMet, isStillMet] = [isMet(target, reached), later == null || isMet(target, later)];
  const [shown, other] = wasMet && !isStillMet ? (["later", "reached"] as const) : (["reached", "later"] as const);
  const isMissed = !(wasMet && isStillMet);
  const write = (key: typeof shown) => formatValue(target, target[key] ?? reached);
  const moment = capitalized(wasMet === isStillMet ? MOMENTS[other] : `met ${MOMENTS[other]}`);
  return (
    <Result data-missed={isMissed || undefined}>
      <p>
        <span>{write(shown)}</span> {MOMENTS[shown]}
      </p>
      <p>
        <strong>{isMissed ? "Missed." : "Met."}</strong> <b>{label}</b>
        <br />
        {`Promised ${formatValue(target, promised)}.`}
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
  const targets = record && !withoutTargets ? highlightsOf(record.targets) : [];
  return (
    <Scorecard>
      <chakra.p color="fg.muted" marginBottom="2">
        {`${industryEntry.title} · ${serviceEntry.title}`}
      </chakra.p>
      <chakra.h3 textStyle="h3">{title}</chakra.h3>
      <chakra.p textStyle="card" color="fg.muted" textWrap="pretty" maxWidth="measure" marginTop="2" marginBottom="4">
        {summary}
      </chakra.p>
      <Results>
        {targets.map((target) => (
          <HighlightedTarget key={target.label} target={target} />
        ))}
        {targets.map(
          ({ label, why }) =>
            why && (
              <CardText key={label} color="fg">
                {why}
              </CardText>
            ),
        )}
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
