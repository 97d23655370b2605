import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { Page } from "../layout/page";
import { requirePage } from "../layout/page-copy";
import { assertDefined } from "../lib/assert-defined";
import { Company, Mission, Partnerships } from "../sections/about/company";
import { LeaderCard } from "../sections/about/leader-card";
import { CardSection } from "../sections/shared/card-section";
import { NextStep } from "../sections/shared/next-step";

export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const copy = requirePage(data.pageCopy);
  return (
    <Page copy={copy}>
      <Company copy={copy.section("company")} figures={assertDefined(data.siteFacts, "data/site.json")} />
      <Mission copy={copy.section("mission")} />
      <CardSection copy={copy.section("team")} columns={1}>
        {data.allLeader.nodes.map((leader) => (
          <LeaderCard key={leader.jsonId} leader={leader} />
        ))}
      </CardSection>
      <Partnerships copy={copy.section("partnerships")} partners={data.allPartner.nodes} />
      <NextStep copy={copy.section("next-step")} />
    </Page>
  );
}

export const query = graphql`
  query AboutPage {
    pageCopy(jsonId: { eq: "about" }) {
      ...PageText
    }
    siteFacts {
      ...FirmFigures
    }
    allLeader {
      nodes {
        ...LeaderContent
      }
    }
    allPartner {
      nodes {
        name
      }
    }
  }
`;
