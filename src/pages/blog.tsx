import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { Page } from "../layout/page";
import { requirePage } from "../layout/page-copy";
import { Articles } from "../sections/blog/articles";

export default function BlogPage({ data }: PageProps<Queries.BlogPageQuery>) {
  const copy = requirePage(data.pageCopy);
  const articles = data.allArticle.nodes;
  return (
    <Page copy={copy} subject={{ kind: "articles", articles }}>
      <Articles copy={copy.section("articles")} newsletterCopy={copy.section("newsletter")} articles={articles} />
    </Page>
  );
}

export const query = graphql`
  query BlogPage {
    pageCopy(jsonId: { eq: "blog" }) {
      ...PageText
    }
    allArticle(sort: [{ day: DESC }, { jsonId: ASC }]) {
      nodes {
        ...ListedArticle
      }
    }
  }
`;
