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
    "& > a": { justifySelf: "start", marginTop: "4" },
  },
});

const Figures = chakra("dl", {
  base: {
    display: "grid",
    gridAutoFlow: "column",
    gridTemplateRows: "auto auto",
    justifyContent: "start",
    alignItems: "baseline",
    columnGap: { base: "3", sm: "6", lg: "3", xl: "6" },
    marginTop: "1",
    "& > dt": { color: "fg.muted" },
    "& > dt, & small": { fontSize: { base: "xs", sm: "sm", lg: "xs", xl: "sm" } },
  },
});

const MISSED = { color: "danger", "&::before": { content: '"× " / ""', fontWeight: "700" } };

const Figure = chakra("dd", {
  base: { textStyle: "h3", "& > small": { fontFamily: "body", letterSpacing: "normal" } },
  variants: {
    main: {
      true: { fontSize: { base: "2rem", sm: "2.5rem", lg: "2rem", xl: "2.5rem" }, lineHeight: "1.2", color: "accent" },
    },
    missed: { true: MISSED },
  },
});

const Verdict = chakra("p", {
  base: { color: "accent", textWrap: "balance", marginTop: "2" },
  variants: { missed: { true: MISSED } },
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
    { label: "delivered", value: first.reached, main: true, missed: first.missed === true },
    { label: "six months later", value: first.later },
  ];
  return (
    <>
      <strong>{first.label}</strong>
      <Figures>
        {figures.map(({ label, value, main, missed: isMissed }) => {
          if (!value) return null;
          const [number, ...unit] = value.split(/\s/);
          return (
            <Fragment key={label}>
              <dt>{label}</dt>
              <Figure main={main} missed={isMissed}>
                {number}
                {unit.length > 0 ? <small> {unit.join(" ")}</small> : null}
              </Figure>
            </Fragment>
          );
        })}
      </Figures>
      {missed ? (
        <Verdict missed>
          {`Missed: ${lowercaseFirst(missed.label)}, ${missed.reached} instead of ${missed.promised}`}
        </Verdict>
      ) : (
        <Verdict>All targets met</Verdict>
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
      <chakra.p color="fg.muted" marginBottom="2">
        {`${industryEntry.title} · ${serviceEntry.title}`}
      </chakra.p>
      <chakra.h3 textStyle="h3">{title}</chakra.h3>
      <chakra.p textStyle="card" color="fg.muted" textWrap="pretty" maxWidth="measure" marginTop="3" marginBottom="6">
        {summary}
      </chakra.p>
      {record ? (
        <Scorecard measures={record.measures} />
      ) : (
        <chakra.p textStyle="h3" gridRow="span 4">
          {results[0]}
        </chakra.p>
      )}
      <CardLink to={anchorPath("case-studies", jsonId)} label>
        Read Case Study
        <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
        <FiArrowRight aria-hidden="true" />
      </CardLink>
    </Card>
  );
}
