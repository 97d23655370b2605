import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { FiArrowRight } from "react-icons/fi";
import { anchorPath } from "../../lib/paths";
import { splitResult } from "../../lib/split-result";
import { Badge, Card, VisuallyHidden } from "../../ui/primitives";
import { CardLink } from "../../ui/links";

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
  }
`;

const Summary = chakra("p", {
  base: { textStyle: "card", color: "fg.muted", marginTop: "3" },
  variants: { pictured: { true: { _phone: { display: "none" } } } },
});

interface CaseStudyCardProps {
  readonly study: Queries.CaseStudyCardFragment;
  /** The picture, on pages that don't show it elsewhere. */
  readonly picture?: ReactNode;
}

/** A case study in a grid, with its first result in large type and a link to it. */
export function CaseStudyCard({ study, picture }: CaseStudyCardProps) {
  const { jsonId, title, summary, industryEntry, serviceEntry, results } = study;
  const { figure, label } = splitResult(results[0] ?? "");
  return (
    <Card layout={picture ? "adaptive" : "stacked"} variant={picture ? "plain" : "ruled"}>
      {picture}
      <div>
        <chakra.p display="flex" flexWrap="wrap" gap="2" marginBottom="3">
          <Badge>{industryEntry.title}</Badge> <Badge variant="accent">{serviceEntry.title}</Badge>
        </chakra.p>
        <chakra.h3 textStyle="h3">{title}</chakra.h3>
      </div>
      <chakra.div data-body="" display="flex" flexDirection="column" flex="1">
        <Summary pictured={Boolean(picture)}>{summary}</Summary>
        <chakra.div marginTop="auto" paddingTop={{ base: "3", sm: "5" }}>
          <chakra.p display="flex" alignItems="center" gap="4" minHeight={{ sm: "20" }}>
            {figure ? (
              <chakra.span textStyle="figure" color="accent" flexShrink="0" maxWidth="[60%]">
                {figure}
              </chakra.span>
            ) : null}{" "}
            <chakra.span textStyle="small">{label}</chakra.span>
          </chakra.p>
          <CardLink to={anchorPath("case-studies", jsonId)} label marginTop="4">
            Read Case Study
            <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
            <FiArrowRight aria-hidden="true" />
          </CardLink>
        </chakra.div>
      </chakra.div>
    </Card>
  );
}
