import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { FiArrowLeft } from "react-icons/fi";
import { FirstScreenEnd } from "../../plugins/gatsby-plugin-chakra-static";
import { Page } from "../layout/page";
import { requirePage } from "../layout/page-copy";
import { assertDefined } from "../lib/assert-defined";
import { caseStudyPath, pagePath } from "../lib/paths";
import { CasePart, CaseSteps } from "../sections/case-studies/case-part";
import { CaseStudyFacts } from "../sections/case-studies/case-study-facts";
import { ClientTestimonial } from "../sections/case-studies/client-testimonial";
import { ExhibitInFull } from "../sections/case-studies/exhibit-in-full";
import { NextCaseStudy } from "../sections/case-studies/next-case-study";
import { PromisesTable } from "../sections/case-studies/promises-table";
import { ResultList } from "../sections/case-studies/result-list";
import { ResponsiblePartner } from "../sections/detail/responsible-partner";
import { NextStep } from "../sections/shared/next-step";
import { LinkButton } from "../ui/links";
import { Paragraphs, SectionTitle } from "../ui/primitives";
import { Section, headingId } from "../ui/section";

/** The page context of a case study, from `createPages`. */
export interface CaseStudyContext {
  readonly jsonId: string;
  /** The id of the study that follows it, the first after the last; null where there is no other. */
  readonly next: string | null;
}

/** The partner beside another client's words, which have all the width where no partner is named. */
const People = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(24rem, 100%), 1fr))",
    alignItems: "start",
    columnGap: "16",
    rowGap: "8",
    marginTop: { base: "4", lg: "6" },
  },
});

/**
 * A case study on a page of its own, from the starting point to who confirmed what was reached (docs/behaviour.md 2.27). A
 * study without a record has challenge, solution, results and exhibit in the same places.
 */
export default function CaseStudyPage({ data }: PageProps<Queries.CaseStudyPageQuery, CaseStudyContext>) {
  const list = requirePage(data.pageCopy);
  const study = assertDefined(data.caseStudy, "data/case-studies: the case study of this page");
  const testimonial = assertDefined(data.caseStudyTestimonial, "data/case-study-testimonial.json");
  const { jsonId, title, summary, image, imageAlt, challenge, solution, results, exhibit, record, partnerEntry } =
    study;
  const copy = {
    jsonId,
    title,
    description: summary,
    hero: { title, subtitle: summary, link: null },
  };
  const listPath = pagePath(list.jsonId);
  return (
    <Page
      copy={copy}
      image={image}
      imageAlt={imageAlt}
      path={caseStudyPath(jsonId)}
      parents={[{ label: list.title, to: listPath }]}
    >
      <Section id="case-study" spacing="compact">
        <CaseStudyFacts study={study} />
        <CasePart id={headingId("case-study")} heading="Starting point">
          <Paragraphs text={challenge} />
        </CasePart>
        {record ? (
          <CasePart heading="What was promised" when={`By ${record.due}`}>
            <Paragraphs text={record.promise} />
          </CasePart>
        ) : null}
        <CasePart heading="What was done">
          <Paragraphs text={solution} />
          {record ? <CaseSteps steps={record.steps} /> : null}
        </CasePart>
      </Section>
      <FirstScreenEnd />
      <Section id="reached" ground="alternate" spacing="compact">
        <SectionTitle id={headingId("reached")} marginBottom={{ base: "4", lg: "8" }}>
          What was reached
        </SectionTitle>
        <ResultList results={results} wide />
        {record ? <PromisesTable record={record} /> : null}
        {exhibit ? <ExhibitInFull exhibit={exhibit} titleId="exhibit" /> : null}
      </Section>
      <Section spacing="compact">
        {record?.check ? (
          <CasePart heading="What held" when={`At the check in ${record.check.date}`}>
            <Paragraphs text={record.check.text} />
          </CasePart>
        ) : null}
        {record?.shortfall ? (
          <CasePart heading="What missed or took longer">
            <Paragraphs text={record.shortfall} />
          </CasePart>
        ) : null}
        {record ? (
          <CasePart heading="Who confirmed it">
            <Paragraphs text={record.confirmation} />
          </CasePart>
        ) : null}
        <chakra.h2 srOnly>People</chakra.h2>
        <People>
          {partnerEntry ? <ResponsiblePartner partner={partnerEntry} /> : null}
          <ClientTestimonial testimonial={testimonial} />
        </People>
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
      ...CaseStudyFactsContent
      challenge
      solution
      results
      record {
        promise
        steps {
          ...CaseStepContent
        }
        check {
          text
        }
        shortfall
        confirmation
        ...PromisesTableContent
      }
      exhibit {
        ...ExhibitInFullContent
      }
      partnerEntry {
        ...ResponsiblePartnerContent
      }
    }
    next: caseStudy(jsonId: { eq: $next }) {
      ...NextCaseStudyContent
    }
    caseStudyTestimonial {
      ...ClientTestimonialContent
    }
  }
`;
