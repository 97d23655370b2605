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
import { ResultList } from "../sections/case-studies/result-list";
import { ScorecardTable } from "../sections/case-studies/scorecard-table";
import { NextStep } from "../sections/shared/next-step";
import { LinkButton } from "../ui/links";
import { Paragraphs, SectionTitle } from "../ui/primitives";
import { Section, headingId } from "../ui/section";

/** The page context, from gatsby/pages.ts. */
export interface CaseStudyContext {
  readonly jsonId: string;
  /** The id of the next case study; the last links to the first. Null if there is no other case study. */
  readonly next: string | null;
}

export default function CaseStudyPage({ data }: PageProps<Queries.CaseStudyPageQuery, CaseStudyContext>) {
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
      <Section id="scorecard">
        <SectionTitle id={headingId("scorecard")} marginBottom={{ base: "4", md: "6" }}>
          {record ? "Promised and delivered" : "Results"}
        </SectionTitle>
        {record ? <ScorecardTable record={record} /> : <ResultList results={results} />}
      </Section>
      <FirstScreenEnd />
      <Section>
        <CasePart heading="Where the client started" note={<CaseStudyFacts study={study} />}>
          <Paragraphs text={challenge} />
        </CasePart>
        {record ? (
          <CasePart heading="What we promised" note={`By ${record.due}`}>
            <Paragraphs text={record.promise} />
          </CasePart>
        ) : null}
        <CasePart heading="What we did">
          <Paragraphs text={solution} />
        </CasePart>
        {record ? (
          <chakra.ol listStyle="none">
            {record.steps.map(({ date, title: step, text }) => (
              <li key={step}>
                <CasePart heading={step} level="h3" note={date}>
                  <Paragraphs text={text} />
                </CasePart>
              </li>
            ))}
          </chakra.ol>
        ) : null}
        {record?.check ? (
          <CasePart heading="Six months later" note={record.check.date}>
            <Paragraphs text={record.check.text} />
          </CasePart>
        ) : null}
        {record?.shortfall ? (
          <CasePart heading="Where we fell short">
            <Paragraphs text={record.shortfall} />
          </CasePart>
        ) : null}
        {record ? (
          <CasePart heading="Who confirmed the results">
            <Paragraphs text={record.confirmation} />
          </CasePart>
        ) : null}
        <CasePart heading="Another client on working with us">
          <ClientTestimonial testimonial={testimonial} />
        </CasePart>
        {data.next ? (
          <CasePart heading="Next case study" note={data.next.summary}>
            <LinkButton to={caseStudyPath(data.next.jsonId)} variant="link">
              {data.next.title}
            </LinkButton>
          </CasePart>
        ) : null}
        <LinkButton to={listPath} variant="link" data-print="none">
          All case studies
        </LinkButton>
      </Section>
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
      ...CaseStudyFactsContent
      challenge
      solution
      results
      record {
        promise
        steps {
          date
          title
          text
        }
        check {
          text
        }
        shortfall
        confirmation
        ...ScorecardTableContent
      }
    }
    next: caseStudy(jsonId: { eq: $next }) {
      jsonId
      title
      summary
    }
    caseStudyTestimonial {
      ...ClientTestimonialContent
    }
  }
`;
