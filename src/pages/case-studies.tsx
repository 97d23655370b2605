import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { Page } from "../layout/page";
import { requirePage, sectionCopy } from "../layout/page-copy";
import { CaseStudySection } from "../sections/case-studies/case-study-section";
import { ClientTestimonial } from "../sections/case-studies/client-testimonial";
import { CaseStudyGrid } from "../sections/shared/case-study-grid";
import { NextStep } from "../sections/shared/next-step";

/** Case studies: a grid, and a section for each study with the client's words (spec §2). */
export default function CaseStudiesPage({ data }: PageProps<Queries.CaseStudiesPageQuery>) {
  const copy = requirePage(data.pageCopy);
  return (
    <Page copy={copy} path="/case-studies">
      <CaseStudyGrid copy={sectionCopy(copy, "all")} studies={data.cards.nodes} ground="page" />
      {data.sections.nodes.map((study, index) => (
        <CaseStudySection key={study.jsonId} study={study} index={index}>
          {data.caseStudyTestimonial ? <ClientTestimonial testimonial={data.caseStudyTestimonial} /> : null}
        </CaseStudySection>
      ))}
      <NextStep copy={sectionCopy(copy, "next-step")} />
    </Page>
  );
}

export const query = graphql`
  query CaseStudiesPage {
    pageCopy(jsonId: { eq: "case-studies" }) {
      ...PageText
    }
    cards: allCaseStudy {
      nodes {
        ...CaseStudyCard
      }
    }
    sections: allCaseStudy {
      nodes {
        ...CaseStudySectionContent
      }
    }
    caseStudyTestimonial {
      ...ClientTestimonialContent
    }
  }
`;
