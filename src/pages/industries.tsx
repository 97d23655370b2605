import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { FirstScreenEnd } from "../../plugins/gatsby-plugin-chakra-static";
import { Page } from "../layout/page";
import { requirePage } from "../layout/page-copy";
import { CardSection } from "../sections/shared/card-section";
import { EntryCard } from "../sections/shared/entry-card";
import { FeatureSection } from "../sections/shared/feature-section";
import { NextStep } from "../sections/shared/next-step";

export default function IndustriesPage({ data }: PageProps<Queries.IndustriesPageQuery>) {
  const copy = requirePage(data.pageCopy);
  return (
    <Page copy={copy}>
      <CardSection copy={copy.section("all")} columns={3}>
        {data.allIndustry.nodes.map((industry) => (
          <EntryCard key={industry.jsonId} entry={industry} list="industries" />
        ))}
      </CardSection>
      <FirstScreenEnd />
      {data.allIndustry.nodes.map((industry) => (
        <FeatureSection
          key={industry.jsonId}
          entry={industry}
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
        ...EntryCardContent
        opening
        challenges
        caseStudyEntry {
          ...TargetRecord
        }
      }
    }
  }
`;
