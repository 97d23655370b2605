import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { FirstScreenEnd } from "../../plugins/gatsby-plugin-chakra-static";
import { Page } from "../layout/page";
import { requirePage } from "../layout/page-copy";
import { assertDefined } from "../lib/assert-defined";
import { CaseStudySection } from "../sections/case-studies/case-study-section";
import { ClientTestimonial } from "../sections/case-studies/client-testimonial";
import { TargetSection } from "../sections/case-studies/target-section";
import { CardSection } from "../sections/shared/card-section";
import { CaseStudyCard } from "../sections/shared/case-study-card";
import { NextStep } from "../sections/shared/next-step";

export default function CaseStudiesPage({ data }: PageProps<Queries.CaseStudiesPageQuery>) {
  const copy = requirePage(data.pageCopy);
  const testimonial = assertDefined(data.caseStudyTestimonial, "data/case-study-testimonial.json");
  return (
    <Page copy={copy}>
      <TargetSection studies={data.allCaseStudy.nodes} />
      <FirstScreenEnd />
      <CardSection copy={copy.section("all")} columns="trio" alignedParts={5}>
        {data.allCaseStudy.nodes.map((study) => (
          <CaseStudyCard key={study.jsonId} study={study} />
        ))}
      </CardSection>
      {data.allCaseStudy.nodes.map((study) => (
        <CaseStudySection key={study.jsonId} study={study}>
          <ClientTestimonial testimonial={testimonial} />
        </CaseStudySection>
      ))}
      <NextStep copy={copy.section("next-step")} withRecord />
    </Page>
  );
}

export const query = graphql`
  query CaseStudiesPage {
    pageCopy(jsonId: { eq: "case-studies" }) {
      ...PageText
    }
    allCaseStudy(sort: [{ order: ASC }, { jsonId: ASC }]) {
      nodes {
        ...CaseStudyCard
        ...CaseStudySectionContent
      }
    }
    caseStudyTestimonial {
      ...ClientTestimonialContent
    }
  }
`;
