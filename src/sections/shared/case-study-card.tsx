import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { Fragment } from "react";
import { FiArrowRight } from "react-icons/fi";
import { anchorPath } from "../../lib/paths";
import { CardLink } from "../../ui/links";
import { VisuallyHidden } from "../../ui/primitives";

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
    record {
      measures {
        label
        promised
        reached
        later
        missed
      }
    }
  }
`;

/** Cards side by side share the rows of the grid, so their rows are aligned even if titles wrap differently. */
const Card = chakra("article", {
  base: {
    position: "relative",
    display: { base: "grid", _print: "block" },
    gridTemplateRows: "subgrid",
    gridRow: "span 7",
    alignContent: "start",
    borderTop: "hairline",
    paddingTop: "6",
    breakInside: "avoid",
    textStyle: "small",
    "& > p:first-of-type": { color: "fg.muted", marginBottom: "2" },
    "& > h3": { textStyle: "h3" },
    "& > h3 + p": {
      textStyle: "card",
      color: "fg.muted",
      textWrap: "pretty",
      maxWidth: "measure",
      marginTop: "3",
      marginBottom: "6",
    },
    "& > dl": {
      display: "grid",
      gridAutoFlow: "column",
      gridTemplateRows: "auto auto",
      justifyContent: "start",
      alignItems: "baseline",
      columnGap: { base: "3", sm: "6", lg: "3", xl: "6" },
      marginTop: "1",
    },
    "& dt, & dd > small": { fontSize: { base: "xs", sm: "sm", lg: "xs", xl: "sm" } },
    "& dt": { color: "fg.muted" },
    "& dd": { textStyle: "h3" },
    "& dd:nth-of-type(2)": {
      fontSize: { base: "2rem", sm: "2.5rem", lg: "2rem", xl: "2.5rem" },
      lineHeight: "1.2",
      color: "accent",
    },
    "& dd > small": { fontFamily: "body", letterSpacing: "normal" },
    "& > dl + p": { color: "accent", textWrap: "balance", marginTop: "2" },
    "& > a": { justifySelf: "start", marginTop: "4" },
    "& [data-result]": { textStyle: "h3", gridRow: "span 4" },
    "& [data-missed][data-missed]": { color: "danger" },
    "& [data-missed]::before": { content: '"× " / ""', fontWeight: "700" },
  },
});

/** For the middle of a sentence. An abbreviation keeps its capitals. */
const lowercaseFirst = (text: string) => text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

interface ScorecardProps {
  readonly measures: NonNullable<Queries.CaseStudyCardFragment["record"]>["measures"];
}

/** The figures of the first measure, and the first measure that missed its target. */
function Scorecard({ measures }: ScorecardProps) {
  const [first] = measures;
  if (!first) return null;
  const missed = measures.find((measure) => measure.missed);
  const figures = [
    { label: "promised", value: first.promised },
    { label: "delivered", value: first.reached, isMissed: first.missed },
    { label: "six months later", value: first.later },
  ];
  return (
    <>
      <strong>{first.label}</strong>
      <dl>
        {figures.map(({ label, value, isMissed }) => {
          if (!value) return null;
          const [number, ...unit] = value.split(/\s/);
          return (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd data-missed={isMissed ? "" : undefined}>
                {number}
                {unit.length > 0 ? <small> {unit.join(" ")}</small> : null}
              </dd>
            </Fragment>
          );
        })}
      </dl>
      {missed ? (
        <p data-missed="">
          {`Missed: ${lowercaseFirst(missed.label)}, ${missed.reached} instead of ${missed.promised}`}
        </p>
      ) : (
        <p>All targets met</p>
      )}
    </>
  );
}

interface CaseStudyCardProps {
  readonly study: Queries.CaseStudyCardFragment;
}

export function CaseStudyCard({ study }: CaseStudyCardProps) {
  const { jsonId, title, summary, industryEntry, serviceEntry, results, record } = study;
  return (
    <Card>
      <p>{`${industryEntry.title} · ${serviceEntry.title}`}</p>
      <h3>{title}</h3>
      <p>{summary}</p>
      {record ? <Scorecard measures={record.measures} /> : <p data-result="">{results[0]}</p>}
      <CardLink to={anchorPath("case-studies", jsonId)} label>
        Read Case Study
        <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
        <FiArrowRight aria-hidden="true" />
      </CardLink>
    </Card>
  );
}
