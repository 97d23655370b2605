import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { FirstScreenEnd } from "../../plugins/gatsby-plugin-chakra-static";
import { Page } from "../layout/page";
import { requirePage } from "../layout/page-copy";
import { CardSection } from "../sections/shared/card-section";
import { PracticeCard } from "../sections/shared/practice-card";
import { PracticeSection } from "../sections/shared/practice-section";
import { NextStep } from "../sections/shared/next-step";

export default function IndustriesPage({ data }: PageProps<Queries.IndustriesPageQuery>) {
  const copy = requirePage(data.pageCopy);
  return (
    <Page copy={copy}>
      <CardSection copy={copy.section("all")} columns={3}>
        {data.allIndustry.nodes.map((industry) => (
          <PracticeCard key={industry.jsonId} practice={industry} list="industries" />
        ))}
      </CardSection>
      <FirstScreenEnd />
      {data.allIndustry.nodes.map((industry) => (
        <PracticeSection
          key={industry.jsonId}
          practice={industry}
          all={data.allIndustry.nodes}
          list="industries"
          points={industry.challenges}
          marker="dash"
        />
      ))}
      <NextStep copy={copy.section("next-step")} />
    </Page>
  );
}

export const query = graphql`
  query IndustriesPage {
    pageCopy(jsonId: { eq: "industries" }) {
      ...PageText
    }
    allIndustry {
      nodes {
        ...PracticeCardContent
        opening
        challenges
        caseStudyEntry {
          ...TargetRecord
        }
      }
    }
  }
`;
