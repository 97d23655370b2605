import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { FirstScreenEnd } from "../../plugins/gatsby-plugin-chakra-static";
import { Page } from "../layout/page";
import { requirePage } from "../layout/page-copy";
import { assertDefined } from "../lib/assert-defined";
import { caseStudyPath, pagePath } from "../lib/paths";
import { CasePart } from "../sections/case-studies/case-part";
import { CaseStudyFacts } from "../sections/case-studies/case-study-facts";
import { ClientTestimonial } from "../sections/case-studies/client-testimonial";
import { CaseStudyRecord } from "../sections/case-studies/case-study-record";
import { ResultList } from "../sections/case-studies/result-list";
import { NextStep } from "../sections/shared/next-step";
import { Columns } from "../ui/columns";
import { LinkButton } from "../ui/links";
import { Paragraphs, SectionTitle } from "../ui/primitives";
import { Section, headingId } from "../ui/section";

export default function CaseStudyPage({ data }: PageProps<Queries.CaseStudyPageQuery>) {
  const list = requirePage(data.pageCopy);
  const study = assertDefined(data.caseStudy, "data/case-studies: the case study of this page");
  const testimonial = assertDefined(data.caseStudyTestimonial, "data/case-study-testimonial.json");
  const { jsonId, title, summary, image, imageAlt, industryEntry, challenge, solution, results, record } = study;
  const listPath = pagePath(list.jsonId);
  return (
    <Page
      copy={{ jsonId, title, description: summary }}
      image={image}
      imageAlt={imageAlt}
      path={caseStudyPath(jsonId)}
      crumb={`${industryEntry.title} case study`}
      parents={[{ label: list.title, to: listPath }]}
    >
      {record ? (
        <CaseStudyRecord study={study} />
      ) : (
        <Section id="results">
          <SectionTitle id={headingId("results")} marginBottom={{ base: "4", md: "6" }}>
            Results
          </SectionTitle>
          <ResultList results={results} />
        </Section>
      )}
      <FirstScreenEnd />
      <Section id="story">
        <SectionTitle id={headingId("story")} marginBottom={{ base: "4", md: "6" }}>
          How it went
        </SectionTitle>
        <Columns ratio="7:4">
          <chakra.div gridColumn={{ lg: "2" }}>
            <CaseStudyFacts study={study} besideRecord={record !== null} />
          </chakra.div>
          <chakra.div gridRow={{ lg: "1" }} gridColumn={{ lg: "1" }}>
            <CasePart heading="Where the client started">
              <Paragraphs text={challenge} />
            </CasePart>
            {record ? (
              <CasePart heading="What we agreed">
                <Paragraphs text={record.agreement} />
              </CasePart>
            ) : (
              <CasePart heading="What we did">
                <Paragraphs text={solution} />
              </CasePart>
            )}
            {record?.steps.map(({ date, title: step, text }) => (
              <CasePart key={step} heading={step} date={date}>
                <Paragraphs text={text} />
              </CasePart>
            ))}
            {record?.check ? (
              <CasePart heading="Six months later" date={record.check.date}>
                <Paragraphs text={record.check.text} />
              </CasePart>
            ) : null}
            <CasePart heading="Another client on working with us">
              <ClientTestimonial testimonial={testimonial} />
            </CasePart>
            {data.next ? (
              <CasePart heading="Next case study">
                <LinkButton to={caseStudyPath(data.next.jsonId)} variant="link">
                  {data.next.title}
                </LinkButton>
              </CasePart>
            ) : null}
            <LinkButton to={listPath} variant="link" data-print="none">
              All case studies
            </LinkButton>
          </chakra.div>
        </Columns>
      </Section>
      <NextStep copy={list.section("next-step")} withRecord />
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
      ...CaseStudyFactsContent
      ...CaseStudyRecordContent
      challenge
      solution
      results
      record {
        agreement
        steps {
          date
          title
          text
        }
        check {
          text
        }
      }
    }
    next: caseStudy(jsonId: { eq: $next }) {
      jsonId
      title
    }
    caseStudyTestimonial {
      ...ClientTestimonialContent
    }
  }
`;
