import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { Page } from "../layout/page";
import { requirePage, sectionCopy } from "../layout/page-copy";
import { Company } from "../sections/about/company";
import { Mission } from "../sections/about/mission";
import { Partnerships } from "../sections/about/partnerships";
import { Team } from "../sections/about/team";
import { NextStep } from "../sections/shared/next-step";

/** About: the company, its mission, its leadership, its partners (spec §2). */
export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const copy = requirePage(data.pageCopy);
  return (
    <Page copy={copy} path="/about">
      <Company copy={sectionCopy(copy, "company")} facts={data.siteFacts} />
      <Mission copy={sectionCopy(copy, "mission")} />
      <Team copy={sectionCopy(copy, "team")} leaders={data.allLeader.nodes} />
      <Partnerships copy={sectionCopy(copy, "partnerships")} partners={data.allPartner.nodes} />
      <NextStep copy={sectionCopy(copy, "next-step")} />
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
        ...PartnerContent
      }
    }
  }
`;
