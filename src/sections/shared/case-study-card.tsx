import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { FiArrowRight } from "react-icons/fi";
import { anchorPath } from "../../lib/paths";
import { CardLink } from "../../ui/links";
import { VisuallyHidden } from "../../ui/primitives";
import { TargetFigure } from "./target-figure";

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
    gridRow: "span 5",
    alignContent: "start",
    borderTop: "hairline",
    paddingTop: "6",
    breakInside: "avoid",
    textStyle: "small",
    "& > a": { justifySelf: "start", marginTop: "2" },
  },
});

interface CaseStudyCardProps {
  readonly study: Queries.CaseStudyCardFragment;
  /** Shows all targets, not only the first. */
  readonly allTargets?: boolean;
}

export function CaseStudyCard({ study, allTargets = false }: CaseStudyCardProps) {
  const { jsonId, title, summary, industryEntry, serviceEntry, results, record } = study;
  return (
    <Scorecard>
      <chakra.p color="fg.muted" marginBottom="2">
        {`${industryEntry.title} · ${serviceEntry.title}`}
      </chakra.p>
      <chakra.h3 textStyle="h3">{title}</chakra.h3>
      <chakra.p textStyle="card" color="fg.muted" textWrap="pretty" maxWidth="measure" marginTop="2" marginBottom="4">
        {summary}
      </chakra.p>
      {record ? (
        <TargetFigure cases={[study]} {...(allTargets ? {} : { firstOnly: true, layout: "blocks" })} />
      ) : (
        <chakra.p textStyle="h3">{results[0]}</chakra.p>
      )}
      <CardLink to={anchorPath("case-studies", jsonId)} label>
        Read Case Study
        <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
        <FiArrowRight aria-hidden="true" />
      </CardLink>
    </Scorecard>
  );
}
