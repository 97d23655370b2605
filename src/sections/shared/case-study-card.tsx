import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { FiArrowRight } from "react-icons/fi";
import { anchorPath } from "../../lib/paths";
import { splitResult } from "../../lib/split-result";
import { Badge } from "../../ui/badge";
import { Card } from "../../ui/card";
import { CardLink } from "../../ui/card-link";
import { Picture } from "../../ui/picture";
import { VisuallyHidden } from "../../ui/visually-hidden";

export const caseStudyCardFragment = graphql`
  fragment CaseStudyCard on CaseStudy {
    jsonId
    title
    summary
    image {
      ...CardPicture
    }
    imageAlt
    industryEntry {
      title
    }
    serviceEntry {
      title
    }
    results
  }
`;

interface CaseStudyCardProps {
  readonly study: Queries.CaseStudyCardFragment;
}

/** A case study in a grid, with its first result drawn out large; it leads to the study's section. */
export function CaseStudyCard({ study }: CaseStudyCardProps) {
  const { jsonId, title, summary, image, imageAlt, industryEntry, serviceEntry, results } = study;
  const { figure, label } = splitResult(results[0] ?? "");
  return (
    <Card layout="adaptive">
      <Picture image={image} alt={imageAlt} />
      <div>
        <chakra.p display="flex" flexWrap="wrap" gap="2" marginBottom="3">
          <Badge>{industryEntry.title}</Badge>
          <Badge variant="accent">{serviceEntry.title}</Badge>
        </chakra.p>
        <chakra.h3 textStyle="h3">{title}</chakra.h3>
      </div>
      <div data-body="">
        <chakra.p textStyle="card" color="fg.muted" marginTop="3" marginBottom="5">
          {summary}
        </chakra.p>
        <chakra.div marginTop="auto" paddingTop="4" borderTop="hairline">
          <chakra.p display="flex" alignItems="center" gap="4" minHeight={{ sm: "20" }}>
            {figure ? (
              <chakra.span textStyle="figure" color="accent" flexShrink="0" maxWidth="[60%]">
                {figure}
              </chakra.span>
            ) : null}
            <chakra.span textStyle="small">{label}</chakra.span>
          </chakra.p>
          <CardLink to={anchorPath("case-studies", jsonId)} label marginTop="4">
            Read Case Study
            <VisuallyHidden>: {title}</VisuallyHidden>
            <FiArrowRight aria-hidden="true" />
          </CardLink>
        </chakra.div>
      </div>
    </Card>
  );
}
