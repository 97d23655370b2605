import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { FiArrowLeft } from "react-icons/fi";
import { Page } from "../layout/page";
import { requirePage } from "../layout/page-copy";
import { assertDefined } from "../lib/assert-defined";
import { caseStudyPath, pagePath } from "../lib/paths";
import { CaseStudyBody } from "../sections/case-studies/case-study-body";
import { ClientTestimonial } from "../sections/case-studies/client-testimonial";
import { NextCaseStudy } from "../sections/case-studies/next-case-study";
import { NextStep } from "../sections/shared/next-step";
import { LinkButton } from "../ui/links";
import { Section, headingId } from "../ui/section";

/** The page context of a case study, from `createContentPages`. */
export interface CaseStudyContext {
  readonly jsonId: string;
  /** The id of the study that follows it, the first after the last; null where there is no other. */
  readonly next: string | null;
}

/** A case study on a page of its own: docs/behaviour.md 2.27. */
export default function CaseStudyPage({ data }: PageProps<Queries.CaseStudyPageQuery, CaseStudyContext>) {
  const list = requirePage(data.pageCopy);
  const study = assertDefined(data.caseStudy, "data/case-studies: the case study of this page");
  const testimonial = assertDefined(data.caseStudyTestimonial, "data/case-study-testimonial.json");
  const { jsonId, title, summary, image, imageAlt } = study;
  const copy = {
    jsonId,
    title,
    description: summary,
    hero: { title, subtitle: summary, image, imageAlt, link: null },
    sections: [],
  };
  const listPath = pagePath(list.jsonId);
  return (
    <Page
      copy={copy}
      path={caseStudyPath(jsonId)}
      parents={[{ label: list.title, to: listPath }]}
      subject={{ kind: "caseStudy", study }}
    >
      <Section id="case-study" spacing="compact">
        <chakra.h2 id={headingId("case-study")} srOnly>
          Case study
        </chakra.h2>
        <CaseStudyBody study={study}>
          <ClientTestimonial testimonial={testimonial} />
        </CaseStudyBody>
        <LinkButton to={listPath} variant="link" marginTop="12" data-print="none">
          <FiArrowLeft aria-hidden="true" />
          All case studies
        </LinkButton>
      </Section>
      {data.next ? <NextCaseStudy study={data.next} /> : null}
      <NextStep copy={list.section("next-step")} />
    </Page>
  );
}

export const query = graphql`
  query CaseStudyPage($jsonId: String!, $next: String) {
    pageCopy(jsonId: { eq: "case-studies" }) {
      ...PageText
    }
    caseStudy(jsonId: { eq: $jsonId }) {
      jsonId
      title
      summary
      image {
        ...HeroPicture
      }
      imageAlt
      ...CaseStudyBodyContent
    }
    next: caseStudy(jsonId: { eq: $next }) {
      ...CaseStudyRowContent
    }
    caseStudyTestimonial {
      ...ClientTestimonialContent
    }
  }
`;
