import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Paragraphs, SectionTitle } from "../../ui/primitives";
import { Picture } from "../../ui/picture";
import { Section, headingId } from "../../ui/section";
import { CaseStudyFacts } from "./case-study-facts";
import { Exhibit } from "./exhibit";
import { ResultList } from "./result-list";

export const caseStudySectionContent = graphql`
  fragment CaseStudySectionContent on CaseStudy {
    jsonId
    title
    image {
      ...FeaturePicture
    }
    imageAlt
    ...CaseStudyFactsContent
    challenge
    solution
    results
    exhibit {
      ...ExhibitContent
    }
  }
`;

interface CaseStudySectionProps {
  readonly study: Queries.CaseStudySectionContentFragment;
  /** Position on the page, from 0, by which the background alternates. */
  readonly index: number;
  /** The client's testimonial. */
  readonly children: ReactNode;
}

const Columns = chakra("div", {
  base: {
    display: { base: "grid", _print: "block" },
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "7fr 5fr" },
    alignItems: "start",
    columnGap: "16",
    rowGap: { base: "6", md: "8" },
    "& > *": { marginTop: { _print: "4" } },
  },
});

/** The picture: a band across narrow windows, higher beside the title. */
const Frame = chakra("div", {
  base: {
    position: "relative",
    overflow: "hidden",
    borderRadius: "md",
    aspectRatio: { base: "5 / 2", lg: "16 / 9" },
    breakInside: "avoid",
  },
});

/** A full case study, with its id as anchor: facts, challenge, solution, results, exhibit, testimonial. */
export function CaseStudySection({ study, index, children }: CaseStudySectionProps) {
  const { jsonId, title, image, imageAlt, challenge, solution, results, exhibit } = study;
  const parts = [
    { heading: "The Challenge", text: challenge },
    { heading: "Our Solution", text: solution },
  ];
  return (
    <Section id={jsonId} ground={index % 2 === 0 ? "alternate" : "page"} spacing="compact">
      <Columns>
        <SectionTitle id={headingId(jsonId)}>{title}</SectionTitle>
        <Frame>
          <Picture image={image} alt={imageAlt} fill />
        </Frame>
      </Columns>
      <CaseStudyFacts study={study} />
      <Columns marginTop={{ base: "6", lg: "12" }}>
        <chakra.div
          display="flex"
          flexDirection="column"
          gap={{ base: "6", md: "10" }}
          textStyle={{ base: "small", md: "body" }}
        >
          {parts.map(({ heading, text }) => (
            <div key={heading}>
              <chakra.h3 textStyle="h3" marginBottom={{ base: "2", md: "4" }}>
                {heading}
              </chakra.h3>
              <Paragraphs text={text} />
            </div>
          ))}
        </chakra.div>
        <div>
          <chakra.h3 textStyle="h3" marginBottom={{ base: "2", md: "4" }}>
            Results
          </chakra.h3>
          <ResultList results={results} />
        </div>
      </Columns>
      {exhibit ? <Exhibit exhibit={exhibit} titleId={`${jsonId}-exhibit`} /> : null}
      {children}
    </Section>
  );
}
