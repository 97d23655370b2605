import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { Page } from "../layout/page";
import { requirePage, sectionCopy } from "../layout/page-copy";
import { Articles } from "../sections/blog/articles";
import { article } from "../structured-data/article";

/** Blog and Insights: a searchable list of articles, and every article in full (spec §2). */
export default function BlogPage({ data }: PageProps<Queries.BlogPageQuery>) {
  const copy = requirePage(data.pageCopy);
  const siteUrl = data.site?.siteMetadata?.siteUrl ?? "";
  const firm = data.siteFacts?.product ?? "";
  return (
    <Page copy={copy} path="/blog" structuredData={data.allArticle.nodes.map((facts) => article(siteUrl, firm, facts))}>
      <Articles
        copy={sectionCopy(copy, "articles")}
        newsletterCopy={sectionCopy(copy, "newsletter")}
        articles={data.allArticle.nodes}
      />
    </Page>
  );
}

export const query = graphql`
  query BlogPage {
    site {
      siteMetadata {
        siteUrl
      }
    }
    siteFacts {
      product
    }
    pageCopy(jsonId: { eq: "blog" }) {
      ...PageText
    }
    allArticle {
      nodes {
        ...ArticleRowContent
        ...FullArticleContent
      }
    }
  }
`;
