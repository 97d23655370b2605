import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Paragraphs } from "../../ui/primitives";
import { CaseStudyFacts } from "./case-study-facts";
import { Exhibit } from "./exhibit";
import { ResultList } from "./result-list";

/** Two columns on wide screens, the first the wider one. */
export const CaseStudyColumns = chakra("div", {
  base: {
    display: { base: "grid", _print: "block" },
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "7fr 5fr" },
    alignItems: "start",
    columnGap: "16",
    rowGap: { base: "6", md: "8" },
    "& > *": { marginTop: { _print: "4" } },
  },
});

export const caseStudyBodyContent = graphql`
  fragment CaseStudyBodyContent on CaseStudy {
    jsonId
    ...CaseStudyFactsContent
    challenge
    solution
    results
    exhibit {
      ...ExhibitContent
    }
  }
`;

interface CaseStudyBodyProps {
  readonly study: Queries.CaseStudyBodyContentFragment;
  /** The client's testimonial. */
  readonly children: ReactNode;
}

/** What a case study says below its title on the list page: facts, challenge, solution, results, exhibit. */
export function CaseStudyBody({ study, children }: CaseStudyBodyProps) {
  const { jsonId, challenge, solution, results, exhibit } = study;
  const parts = [
    { heading: "The Challenge", text: challenge },
    { heading: "Our Solution", text: solution },
  ];
  return (
    <>
      <CaseStudyFacts study={study} />
      <CaseStudyColumns marginTop={{ base: "6", lg: "12" }}>
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
      </CaseStudyColumns>
      {exhibit ? <Exhibit exhibit={exhibit} titleId={`${jsonId}-exhibit`} /> : null}
      <chakra.div marginTop={{ base: "6", lg: "12" }}>{children}</chakra.div>
    </>
  );
}
