import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { Page } from "../layout/page";
import { requirePage } from "../layout/page-copy";
import { assertDefined } from "../lib/assert-defined";
import { articlePath, caseStudyPath, contactFormPath, detailPath, leaderPath, pagePath } from "../lib/paths";
import { LeaderProfile } from "../sections/about/leader-profile";
import { LeaderWork, WorkRow } from "../sections/about/leader-work";
import { NextStep } from "../sections/shared/next-step";

/** A member of the leadership on a page of their own: docs/behaviour.md 2.28. */
export default function LeaderPage({ data }: PageProps<Queries.LeaderPageQuery>) {
  const about = requirePage(data.pageCopy);
  const leader = assertDefined(data.leader, "data/leaders.json: the person of this page");
  const { jsonId: id, name, title, bio } = leader;
  const services = data.allService.nodes;
  const industries = data.allIndustry.nodes;
  const copy = {
    jsonId: id,
    title: name,
    description: bio,
    hero: { title: name, subtitle: title, link: null },
  };
  return (
    <Page
      copy={copy}
      path={leaderPath(id)}

      parents={[{ label: about.title, to: pagePath(about.jsonId) }]}
    >
      <LeaderProfile leader={leader} />
      <LeaderWork id="answers-for" heading="Answers for">
        {services.map(({ jsonId, title: service, indexLine }) => (
          <WorkRow key={jsonId} label="Service" title={service} to={detailPath("services", jsonId)} text={indexLine} />
        ))}
        {industries.map(({ jsonId, title: industry, indexLine }) => (
          <WorkRow
            key={jsonId}
            label="Industry"
            title={industry}
            to={detailPath("industries", jsonId)}
            text={indexLine}
          />
        ))}
      </LeaderWork>
      <LeaderWork id="cases" heading="Cases led" all={{ pageId: "case-studies", label: "All case studies" }}>
        {data.allCaseStudy.nodes.map(({ jsonId, title: study, summary, industryEntry }) => (
          <WorkRow key={jsonId} label={industryEntry.title} title={study} to={caseStudyPath(jsonId)} text={summary} />
        ))}
      </LeaderWork>
      <LeaderWork id="articles" heading="Articles" all={{ pageId: "blog", label: "All articles" }}>
        {data.allArticle.nodes.map(({ jsonId, title: article, summary, category }) => (
          <WorkRow key={jsonId} label={category} title={article} to={articlePath(jsonId)} text={summary} />
        ))}
      </LeaderWork>
      <NextStep
        copy={{
          ...about.section("write-to-person"),
          link: { label: `Write to ${name}`, to: contactFormPath({ to: id }) },
        }}
      />
    </Page>
  );
}

// Who has led or written more is shown with the first of them; the list pages have all.
export const query = graphql`
  query LeaderPage($jsonId: String!) {
    pageCopy(jsonId: { eq: "about" }) {
      ...PageText
    }
    leader(jsonId: { eq: $jsonId }) {
      jsonId
      title
      ...LeaderProfileContent
    }
    allService(filter: { partner: { eq: $jsonId } }) {
      nodes {
        ...LeaderServiceContent
      }
    }
    allIndustry(filter: { partner: { eq: $jsonId } }) {
      nodes {
        ...LeaderIndustryContent
      }
    }
    allCaseStudy(filter: { partner: { eq: $jsonId } }, sort: [{ order: ASC }, { jsonId: ASC }], limit: 12) {
      nodes {
        ...LeaderCaseContent
      }
    }
    allArticle(filter: { author: { eq: $jsonId } }, sort: [{ day: DESC }, { jsonId: ASC }], limit: 12) {
      nodes {
        ...LeaderArticleContent
      }
    }
  }
`;
