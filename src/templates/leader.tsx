import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { Page } from "../layout/page";
import { requirePage } from "../layout/page-copy";
import { assertDefined } from "../lib/assert-defined";
import { articlePath, caseStudyPath, contactFormPath, detailPath, leaderPath, pagePath } from "../lib/paths";
import { LeaderProfile } from "../sections/about/leader-profile";
import { NextStep } from "../sections/shared/next-step";
import { Picture } from "../ui/picture";

const toLinks = (entries: readonly Pick<Queries.Article, "jsonId" | "title">[], path: (id: string) => string) =>
  entries.map(({ jsonId, title }) => ({ label: title, to: path(jsonId) }));

export default function LeaderPage({ data }: PageProps<Queries.LeaderPageQuery>) {
  const about = requirePage(data.pageCopy);
  const leader = assertDefined(data.leader, "data/leaders.json: the person of this page");
  const { jsonId: id, name, title, bio, image } = leader;
  const portrait = (
    <chakra.div width="10" flexShrink="0">
      <Picture image={image} alt="" priority />
    </chakra.div>
  );
  const services = data.allService.nodes;
  const industries = data.allIndustry.nodes;
  return (
    <Page
      copy={{ jsonId: id, title: name, description: bio, hero: { title: name, subtitle: title, portrait } }}
      path={leaderPath(id)}
      parents={[{ label: about.title, to: pagePath(about.jsonId) }]}
    >
      <LeaderProfile
        leader={leader}
        lists={[
          {
            id: "leads",
            heading: "Leads",
            links: [
              ...toLinks(services, (service) => detailPath("services", service)),
              ...toLinks(industries, (industry) => detailPath("industries", industry)),
            ],
          },
          { id: "cases", heading: "Case studies", links: toLinks(data.allCaseStudy.nodes, caseStudyPath) },
          { id: "articles", heading: "Articles", links: toLinks(data.allArticle.nodes, articlePath) },
        ]}
      />
      <NextStep
        copy={{
          ...about.section("write-to-person"),
          link: { label: `Write to ${name}`, to: contactFormPath({ to: id }) },
        }}
      />
    </Page>
  );
}

// The page shows at most twelve case studies and articles; the list pages show all.
export const query = graphql`
  query LeaderPage($jsonId: String!) {
    pageCopy(jsonId: { eq: "about" }) {
      ...PageText
    }
    leader(jsonId: { eq: $jsonId }) {
      ...LeaderContent
      biography
    }
    allService(filter: { partner: { eq: $jsonId } }) {
      nodes {
        jsonId
        title
      }
    }
    allIndustry(filter: { partner: { eq: $jsonId } }) {
      nodes {
        jsonId
        title
      }
    }
    allCaseStudy(filter: { partner: { eq: $jsonId } }, sort: [{ order: ASC }, { jsonId: ASC }], limit: 12) {
      nodes {
        jsonId
        title
      }
    }
    allArticle(filter: { author: { eq: $jsonId } }, sort: [{ day: DESC }, { jsonId: ASC }], limit: 12) {
      nodes {
        jsonId
        title
      }
    }
  }
`;
