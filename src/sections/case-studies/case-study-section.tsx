import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { FiArrowRight } from "react-icons/fi";
import { caseStudyPath } from "../../lib/paths";
import { LinkButton } from "../../ui/links";
import { Picture } from "../../ui/picture";
import { SectionTitle, VisuallyHidden } from "../../ui/primitives";
import { Section, headingId } from "../../ui/section";
import { CaseStudyBody, CaseStudyColumns } from "./case-study-body";

export const caseStudySectionContent = graphql`
  fragment CaseStudySectionContent on CaseStudy {
    jsonId
    title
    image {
      ...FeaturePicture
    }
    imageAlt
    record {
      closed
    }
    ...CaseStudyBodyContent
  }
`;

interface CaseStudySectionProps {
  readonly study: Queries.CaseStudySectionContentFragment;
  /** Position on the page, from 0, by which the background alternates. */
  readonly index: number;
  /** The client's testimonial. */
  readonly children: ReactNode;
}

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

/**
 * A full case study, with its id as anchor: facts, challenge, solution, results, exhibit, testimonial, and the way to its
 * own page where that has more to tell.
 */
export function CaseStudySection({ study, index, children }: CaseStudySectionProps) {
  const { jsonId, title, image, imageAlt, record } = study;
  return (
    <Section id={jsonId} ground={index % 2 === 0 ? "alternate" : "page"} spacing="compact">
      <CaseStudyColumns marginBottom={{ base: "6", lg: "12" }}>
        <SectionTitle id={headingId(jsonId)}>{title}</SectionTitle>
        <Frame>
          <Picture image={image} alt={imageAlt} fill />
        </Frame>
      </CaseStudyColumns>
      <CaseStudyBody study={study}>{children}</CaseStudyBody>
      {record ? (
        <LinkButton to={caseStudyPath(jsonId)} variant="link" marginTop={{ base: "6", lg: "10" }}>
          The whole case, and what missed
          <VisuallyHidden>: {title}</VisuallyHidden>
          <FiArrowRight aria-hidden="true" />
        </LinkButton>
      ) : null}
    </Section>
  );
}
