import { chakra } from "@chakra-ui/react/styled-system";
import { graphql, type PageProps } from "gatsby";
import { FirstScreenEnd } from "../../plugins/gatsby-plugin-chakra-static";
import { Page } from "../layout/page";
import { requirePage } from "../layout/page-copy";
import { assertDefined } from "../lib/assert-defined";
import { caseStudyPath, pagePath } from "../lib/paths";
import { CaseStudyFacts } from "../sections/case-studies/case-study-facts";
import { ClientTestimonial } from "../sections/case-studies/client-testimonial";
import { CaseStudyRecord } from "../sections/case-studies/case-study-record";
import { NextEntry } from "../sections/shared/next-entry";
import { StartRecord } from "../sections/shared/start-record";
import { Columns, Paragraphs } from "../ui/primitives";
import { Section, SectionTitle } from "../ui/section";

const When = chakra("p", {
  base: {
    display: { lg: "flex" },
    alignItems: "center",
    gap: "3",
    height: { lg: "1.875rem" },
    textStyle: "small",
    color: "fg.muted",
    "&::after": { content: { lg: '""' }, flex: "1", borderTop: "1px solid {colors.border.strong}" },
  },
});

interface PartProps {
  readonly heading: string;
  readonly date?: string;
  readonly text: string;
}

/** In wide windows the dates are at the left of a ruler, and each has its mark on it. */
const Part = ({ heading, date, text }: PartProps) => (
  <chakra.div
    display="grid"
    gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "9rem minmax(0, 1fr)" }}
    rowGap="1"
    paddingBottom={{ base: "6", lg: "0" }}
    breakInside="avoid"
  >
    {date ? <When>{date}</When> : null}
    <chakra.div
      gridColumn={{ lg: "2" }}
      borderInlineStart={{ lg: "1px solid {colors.border.strong}" }}
      paddingInlineStart={{ lg: "8" }}
      paddingBottom={{ lg: "10" }}
      css={{ "*:last-child > &": { paddingBottom: "0" } }}
    >
      <chakra.h3 css={{ textStyle: "h3", marginBottom: "2" }}>{heading}</chakra.h3>
      <Paragraphs text={text} />
    </chakra.div>
  </chakra.div>
);

export default function CaseStudyPage({ data }: PageProps<Queries.CaseStudyPageQuery>) {
  const list = requirePage(data.pageCopy);
  const study = assertDefined(data.caseStudy, "data/case-studies: the case study of this page");
  const testimonial = assertDefined(data.caseStudyTestimonial, "data/case-study-testimonial.json");
  const { jsonId, title, summary, image, imageAlt, industryEntry, challenge, solution, results, record } = study;
  const listPath = pagePath(list.jsonId);
  const { next } = data;
  const start = { heading: "Where the client started", text: challenge };
  const story = record
    ? [
        start,
        ...record.steps.map(({ title: heading, ...step }) => ({ heading, ...step })),
        ...(record.check ? [{ heading: "Six months later", ...record.check }] : []),
      ]
    : [start, { heading: "What we did", text: solution }, { heading: "Results", text: results.join("\n\n") }];
  return (
    <Page
      copy={{ jsonId, title, shortTitle: study.shortTitle, description: summary, hero: { image, imageAlt } }}
      path={caseStudyPath(jsonId)}
      crumb={`${industryEntry.title} case study`}
      parents={[{ label: list.title, to: listPath }]}
    >
      <CaseStudyRecord study={study} />
      <FirstScreenEnd />
      <Section id="story">
        <SectionTitle marginBottom={{ base: "4", md: "6" }}>How it went</SectionTitle>
        <Columns ratio="7:4">
          <CaseStudyFacts study={study} beside={record ? "record" : "story"} />
          <chakra.div gridRow={{ lg: "1" }}>
            {story.map((part) => (
              <Part key={part.heading} {...part} />
            ))}
          </chakra.div>
        </Columns>
        <Columns ratio="7:4" marginTop="8" paddingTop="8" borderTop="hairline">
          <div>
            <chakra.h3 textStyle="h3" marginBottom="2">
              Another client on working with us
            </chakra.h3>
            <ClientTestimonial testimonial={testimonial} />
          </div>
          <NextEntry
            heading="Next case study"
            next={next && { label: next.title, to: caseStudyPath(next.jsonId) }}
            all={{ label: "All case studies", to: listPath }}
          />
        </Columns>
      </Section>
      <StartRecord copy={list.section("next-step")} record={data.contactCopy?.record} query={{ case: jsonId }} />
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
      shortTitle
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
    contactCopy {
      ...RecordText
    }
  }
`;
