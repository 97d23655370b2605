import { graphql, type PageProps } from "gatsby";
import { FirstScreenEnd } from "../../plugins/gatsby-plugin-chakra-static";
import { Page } from "../layout/page";
import { requirePage } from "../layout/page-copy";
import { assertDefined } from "../lib/assert-defined";
import { tallyOf } from "../lib/targets";
import { capitalized } from "../lib/text";
import { CaseStudySection } from "../sections/case-studies/case-study-section";
import { CardSection } from "../sections/shared/card-section";
import { CaseStudyCard } from "../sections/shared/case-study-card";
import { StartRecord } from "../sections/shared/start-record";
import { TargetTable } from "../sections/shared/target-table";
import { Section, SectionHeading } from "../ui/section";

/** The targets of all case studies, and how many were met. */
function TargetSection({ studies }: { readonly studies: readonly Queries.TargetRecordFragment[] }) {
  const targets = studies.flatMap(({ record }) => record?.targets ?? []);
  if (targets.length === 0) return null;
  const { count, noun, dates } = tallyOf(targets);
  const heading = `${count} ${noun}`;
  return (
    <Section id="targets">
      <SectionHeading copy={{ id: "targets", heading, text: capitalized(dates), emptyText: null, link: null }} />
      <TargetTable cases={studies} />
    </Section>
  );
}

export default function CaseStudiesPage({ data }: PageProps<Queries.CaseStudiesPageQuery>) {
  const copy = requirePage(data.pageCopy);
  const testimonial = assertDefined(data.caseStudyTestimonial, "data/case-study-testimonial.json");
  return (
    <Page copy={copy}>
      <TargetSection studies={data.allCaseStudy.nodes} />
      <FirstScreenEnd />
      <CardSection copy={copy.section("all")} columns="scorecards">
        {data.allCaseStudy.nodes.map((study) => (
          <CaseStudyCard key={study.jsonId} study={study} withoutTargets />
        ))}
      </CardSection>
      {data.allCaseStudy.nodes.map((study) => (
        <CaseStudySection key={study.jsonId} study={study} testimonial={testimonial} />
      ))}
      <StartRecord copy={copy.section("next-step")} record={data.contactCopy?.record} />
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
    contactCopy {
      ...RecordText
    }
  }
`;
