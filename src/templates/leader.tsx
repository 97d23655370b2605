import { chakra } from "@chakra-ui/react/styled-system";
import { graphql, type PageProps } from "gatsby";
import { Page } from "../layout/page";
import { requirePage } from "../layout/page-copy";
import { assertDefined } from "../lib/assert-defined";
import { articlePath, caseStudyPath, contactFormPath, practicePath, leaderPath, pagePath } from "../lib/paths";
import { withWholeNumbers } from "../lib/text";
import { LinkList } from "../sections/shared/link-list";
import { NextStep } from "../sections/shared/next-step";
import { Monogram } from "../ui/monogram";
import { PortraitPicture } from "../ui/portrait-picture";
import { Columns, Paragraphs } from "../ui/primitives";
import { Section, SectionTitle } from "../ui/section";

const toLinks = (entries: readonly Pick<Queries.Article, "jsonId" | "title">[], path: (id: string) => string) =>
  entries.map(({ jsonId, title }) => ({ label: title, to: path(jsonId) }));

export default function LeaderPage({ data }: PageProps<Queries.LeaderPageQuery>) {
  const about = requirePage(data.pageCopy);
  const leader = assertDefined(data.leader, "data/leaders.json: the person of this page");
  const { jsonId: id, name, title, ran, bio, biography, rosette } = leader;
  const leads = [
    ...toLinks(data.allService.nodes, (service) => practicePath("services", service)),
    ...toLinks(data.allIndustry.nodes, (industry) => practicePath("industries", industry)),
  ];
  const lists = [
    { id: "leads", heading: "Leads", links: leads },
    { id: "cases", heading: "Case studies", links: toLinks(data.allCaseStudy.nodes, caseStudyPath) },
    { id: "articles", heading: "Articles", links: toLinks(data.allArticle.nodes, articlePath) },
  ];
  // It fills its place in the banner.
  const style = { position: "absolute", inset: 0, height: "100%", borderRadius: 0 } as const;
  const background = rosette ? (
    // The first picture of the page. React 18 writes `fetchpriority` only in lower case.
    <PortraitPicture
      image={rosette.gatsbyImageData}
      alt=""
      loading="eager"
      {...{ fetchpriority: "high" }}
      style={style}
    />
  ) : (
    <Monogram name={name} style={style} />
  );
  return (
    <Page
      copy={{ jsonId: id, title: name, description: bio, hero: { subtitle: title, image: rosette } }}
      banner={{ engraved: true, size: "entry", background }}
      path={leaderPath(id)}
      parents={[{ label: about.title, to: pagePath(about.jsonId) }]}
    >
      <Section id="biography">
        <Columns ratio="4:7">
          <SectionTitle>{ran ? withWholeNumbers(ran) : "Biography"}</SectionTitle>
          <div>
            <Paragraphs text={biography ?? bio} />
            <chakra.div display="grid" gap="8" marginTop="10">
              {lists
                .filter(({ links }) => links.length > 0)
                .map((list) => (
                  <LinkList key={list.id} {...list} />
                ))}
            </chakra.div>
          </div>
        </Columns>
      </Section>
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
      jsonId
      name
      title
      ran
      bio
      biography
      rosette: image {
        gatsbyImageData(frame: ROSETTE)
        share
      }
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
