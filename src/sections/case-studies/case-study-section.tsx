import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Badge } from "../../ui/badge";
import { Paragraphs } from "../../ui/paragraphs";
import { Picture } from "../../ui/picture";
import { Section } from "../../ui/section";
import { SectionTitle } from "../../ui/section-title";
import { ResultList } from "./result-list";

export const caseStudySectionContent = graphql`
  fragment CaseStudySectionContent on CaseStudy {
    jsonId
    title
    summary
    image {
      ...FeaturePicture
    }
    imageAlt
    industryEntry {
      title
    }
    serviceEntry {
      title
    }
    challenge
    solution
    results
  }
`;

interface CaseStudySectionProps {
  readonly study: Queries.CaseStudySectionContentFragment;
  /** Position on the page, from 0: every other study stands on another ground. */
  readonly index: number;
  /** What the client says. */
  readonly children: ReactNode;
}

const Columns = chakra("div", { base: { display: "grid", gap: { base: "8", lg: "16" } } });

/** A whole case study, anchored by its id: challenge, solution, results, and the client's words. */
export function CaseStudySection({ study, index, children }: CaseStudySectionProps) {
  const { jsonId, title, summary, image, imageAlt, industryEntry, serviceEntry, challenge, solution, results } = study;
  const parts = [
    { heading: "The Challenge", text: challenge },
    { heading: "Our Solution", text: solution },
  ];
  return (
    <Section id={jsonId} ground={index % 2 === 0 ? "alternate" : "page"}>
      <Columns gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "6fr 6fr" }} alignItems="center">
        <div>
          <chakra.p display="flex" flexWrap="wrap" gap="2" marginBottom="5">
            <Badge>{industryEntry.title}</Badge>
            <Badge variant="accent">{serviceEntry.title}</Badge>
          </chakra.p>
          <SectionTitle of={jsonId}>{title}</SectionTitle>
          <chakra.p textStyle="lead" color="fg.muted" marginTop="5">
            {summary}
          </chakra.p>
        </div>
        <Picture image={image} alt={imageAlt} />
      </Columns>
      <Columns gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "7fr 5fr" }} marginTop={{ base: "10", lg: "16" }}>
        <chakra.div display="flex" flexDirection="column" gap="10">
          {parts.map(({ heading, text }) => (
            <div key={heading}>
              <chakra.h3 textStyle="h3" marginBottom="4">
                {heading}
              </chakra.h3>
              <Paragraphs text={text} />
            </div>
          ))}
        </chakra.div>
        <div>
          <chakra.h3 textStyle="h3" marginBottom="4">
            Results
          </chakra.h3>
          <ResultList results={results} />
        </div>
      </Columns>
      {children}
    </Section>
  );
}
