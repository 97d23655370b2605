import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { FirstScreenEnd } from "../../plugins/gatsby-plugin-chakra-static";
import { Page } from "../layout/page";
import { requirePage } from "../layout/page-copy";
import { CardSection } from "../sections/shared/card-section";
import { PracticeCard } from "../sections/shared/practice-card";
import { PracticeSection } from "../sections/shared/practice-section";
import { NextStep } from "../sections/shared/next-step";

export default function ServicesPage({ data }: PageProps<Queries.ServicesPageQuery>) {
  const copy = requirePage(data.pageCopy);
  return (
    <Page copy={copy}>
      <CardSection copy={copy.section("all")} columns={3}>
        {data.allService.nodes.map((service) => (
          <PracticeCard key={service.jsonId} practice={service} list="services" />
        ))}
      </CardSection>
      <FirstScreenEnd />
      {data.allService.nodes.map((service) => (
        <PracticeSection
          key={service.jsonId}
          practice={service}
          all={data.allService.nodes}
          list="services"
          points={service.benefits}
        />
      ))}
      <NextStep copy={copy.section("next-step")} />
    </Page>
  );
}

export const query = graphql`
  query ServicesPage {
    pageCopy(jsonId: { eq: "services" }) {
      ...PageText
    }
    allService {
      nodes {
        ...PracticeCardContent
        opening
        benefits
        caseStudyEntry {
          ...TargetRecord
        }
      }
    }
  }
`;
