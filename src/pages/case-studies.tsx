import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { FirstScreenEnd } from "../../plugins/gatsby-plugin-chakra-static";
import { Page } from "../layout/page";
import { requirePage } from "../layout/page-copy";
import { assertDefined } from "../lib/assert-defined";
import { CaseStudyRow } from "../sections/case-studies/case-study-row";
import { CaseStudySection } from "../sections/case-studies/case-study-section";
import { ClientTestimonial } from "../sections/case-studies/client-testimonial";
import { CardSection } from "../sections/shared/card-section";
import { CaseStudyCard } from "../sections/shared/case-study-card";
import { RowList } from "../sections/shared/list-row";
import { NextStep } from "../sections/shared/next-step";
import { useRowAnchor } from "../sections/shared/use-row-anchor";

/**
 * Case studies: the first three as cards, each with a section below that has the client's words; the others in rows that
 * lead to their own pages.
 */
export default function CaseStudiesPage({ data, location }: PageProps<Queries.CaseStudiesPageQuery>) {
  const copy = requirePage(data.pageCopy);
  const testimonial = assertDefined(data.caseStudyTestimonial, "data/case-study-testimonial.json");
  useRowAnchor(location.hash);
  return (
    <Page copy={copy}>
      <CardSection
        copy={copy.section("all")}
        columns="trio"
        after={
          <RowList>
            {data.rows.nodes.map((study) => (
              <CaseStudyRow key={study.jsonId} study={study} />
            ))}
          </RowList>
        }
      >
        {data.cards.nodes.map((study) => (
          <CaseStudyCard key={study.jsonId} study={study} />
        ))}
      </CardSection>
      <FirstScreenEnd />
      {data.sections.nodes.map((study, index) => (
        <CaseStudySection key={study.jsonId} study={study} index={index}>
          <ClientTestimonial testimonial={testimonial} />
        </CaseStudySection>
      ))}
      <NextStep copy={copy.section("next-step")} />
    </Page>
  );
}

export const query = graphql`
  query CaseStudiesPage {
    pageCopy(jsonId: { eq: "case-studies" }) {
      ...PageText
    }
    cards: allCaseStudy(sort: [{ order: ASC }, { jsonId: ASC }], limit: 3) {
      nodes {
        ...CaseStudyCard
      }
    }
    sections: allCaseStudy(sort: [{ order: ASC }, { jsonId: ASC }], limit: 3) {
      nodes {
        ...CaseStudySectionContent
      }
    }
    rows: allCaseStudy(sort: [{ order: ASC }, { jsonId: ASC }], skip: 3) {
      nodes {
        ...CaseStudyRowContent
      }
    }
    caseStudyTestimonial {
      ...ClientTestimonialContent
    }
  }
`;
