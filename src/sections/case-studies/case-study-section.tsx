import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { FiArrowRight } from "react-icons/fi";
import { caseStudyPath } from "../../lib/paths";
import { LinkButton } from "../../ui/links";
import { Picture } from "../../ui/picture";
import { Columns, Paragraphs, VisuallyHidden } from "../../ui/primitives";
import { Section, SectionTitle } from "../../ui/section";
import { CaseStudyFacts } from "./case-study-facts";

export const caseStudySectionContent = graphql`
  fragment CaseStudySectionContent on CaseStudy {
    jsonId
    title
    image {
      gatsbyImageData(frame: FEATURE)
    }
    imageAlt
    ...CaseStudyFactsContent
    challenge
    solution
    results
    record {
      closed
    }
  }
`;

const PARTS = {
  display: "grid",
  // On phones in small type: the study's own page has larger type.
  textStyle: { base: "card", sm: "body" },
  gridTemplateRows: { lg: "auto 1fr" },
  marginBlock: { base: "6", md: "8" },
  "& > div": { breakInside: "avoid", marginTop: { _print: "4" } },
} as const;

const PartTitle = chakra("h3", { base: { textStyle: "h3", marginBottom: "3" } });

/** The first one is in large type. */
const Result = chakra("li", {
  base: { maxWidth: "measure", paddingBlock: "3", borderTop: "hairline", _first: { textStyle: "h3" } },
});

interface CaseStudySectionProps {
  readonly study: Queries.CaseStudySectionContentFragment;
  readonly children: ReactNode;
}

/** A case study on the list page. Only a study with a record has more on its own page, so only that one is linked. */
export function CaseStudySection({ study, children }: CaseStudySectionProps) {
  const { jsonId, title, image, imageAlt, challenge, solution, results, record } = study;
  return (
    <Section id={jsonId}>
      <chakra.div maxWidth="50rem" marginBottom={{ base: "6", md: "8" }}>
        <SectionTitle>{title}</SectionTitle>
      </chakra.div>
      <CaseStudyFacts study={study} />
      <Columns ratio="7:4" css={PARTS}>
        <Picture image={image} alt={imageAlt} />
        <chakra.div data-texts="" gridColumn={{ lg: "1" }} gridRow={{ lg: "1 / span 2" }}>
          <PartTitle>The Challenge</PartTitle>
          <Paragraphs text={challenge} />
          <PartTitle marginTop="8">Our Solution</PartTitle>
          <Paragraphs text={solution} />
        </chakra.div>
        <div>
          <PartTitle>Results</PartTitle>
          <ul>
            {results.map((result) => (
              <Result key={result}>{result}</Result>
            ))}
          </ul>
        </div>
        <div>
          <PartTitle>Another client on working with us</PartTitle>
          {children}
        </div>
        {record ? (
          <LinkButton to={caseStudyPath(jsonId)} variant="link" placeSelf="end start">
            Read the full case, including what we missed
            <VisuallyHidden>: {title}</VisuallyHidden>
            <FiArrowRight aria-hidden="true" />
          </LinkButton>
        ) : null}
      </Columns>
    </Section>
  );
}
