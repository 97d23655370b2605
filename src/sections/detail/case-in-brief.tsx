import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { FiArrowRight } from "react-icons/fi";
import { anchorPath } from "../../lib/paths";
import { splitResult } from "../../lib/split-result";
import { Card, Eyebrow, VisuallyHidden } from "../../ui/primitives";
import { CardLink } from "../../ui/links";

export const caseInBriefContent = graphql`
  fragment CaseInBriefContent on CaseStudy {
    jsonId
    title
    results
  }
`;

interface CaseInBriefProps {
  readonly study: Queries.CaseInBriefContentFragment;
}

/** A link to a case study, with its first result in large type. */
export function CaseInBrief({ study: { jsonId, title, results } }: CaseInBriefProps) {
  const { figure, label } = splitResult(results[0] ?? "");
  return (
    <Card variant="ruled" gap="4">
      <Eyebrow>Case study</Eyebrow>
      <chakra.p display="flex" flexWrap="wrap" alignItems="baseline" columnGap="4">
        {figure ? (
          <chakra.span textStyle="figure" color="accent">
            {figure}{" "}
          </chakra.span>
        ) : null}
        {label}
      </chakra.p>
      <chakra.h3 textStyle="h3">{title}</chakra.h3>
      <CardLink to={anchorPath("case-studies", jsonId)} label alignSelf="flex-start">
        Read Case Study
        <VisuallyHidden>: {title}</VisuallyHidden>
        <FiArrowRight aria-hidden="true" />
      </CardLink>
    </Card>
  );
}
