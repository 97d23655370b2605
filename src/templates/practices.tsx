import { graphql, type PageProps } from "gatsby";
import { FirstScreenEnd } from "../../plugins/gatsby-plugin-chakra-static";
import { Page } from "../layout/page";
import { requirePage } from "../layout/page-copy";
import type { PracticeKind } from "../lib/paths";
import { CardSection } from "../sections/shared/card-section";
import { NextStep } from "../sections/shared/next-step";
import { PracticeCard } from "../sections/shared/practice-card";
import { PracticeSection } from "../sections/shared/practice-section";

type PracticesPageProps = PageProps<Queries.PracticesPageQuery, { readonly list: PracticeKind }>;

export default function PracticesPage({ data: { pageCopy, allPractice }, pageContext: { list } }: PracticesPageProps) {
  const copy = requirePage(pageCopy);
  return (
    <Page copy={copy}>
      <CardSection copy={copy.section("all")} columns={3}>
        {allPractice.nodes.map((practice) => (
          <PracticeCard key={practice.jsonId} practice={practice} list={list} />
        ))}
      </CardSection>
      <FirstScreenEnd />
      {allPractice.nodes.map((practice) => (
        <PracticeSection key={practice.jsonId} practice={practice} all={allPractice.nodes} list={list} />
      ))}
      <NextStep copy={copy.section("next-step")} />
    </Page>
  );
}

export const query = graphql`
  query PracticesPage($list: String!, $type: String!) {
    pageCopy(jsonId: { eq: $list }) {
      ...PageText
    }
    allPractice(filter: { internal: { type: { eq: $type } } }) {
      nodes {
        ...PracticeCardContent
        caseStudyEntry {
          ...TargetRecord
        }
        ... on Service {
          opening
          benefits
        }
        ... on Industry {
          opening
          challenges
        }
      }
    }
  }
`;
