import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { Page } from "../layout/page";
import { requirePage } from "../layout/page-copy";
import { useSite } from "../layout/use-site";
import { Articles } from "../sections/blog/articles";
import { article } from "../structured-data/article";

/** Blog and Insights: a searchable list of articles, and every article in full. */
export default function BlogPage({ data }: PageProps<Queries.BlogPageQuery>) {
  const copy = requirePage(data.pageCopy);
  const site = useSite();
  return (
    <Page copy={copy} structuredData={data.allArticle.nodes.map((facts) => article(site, facts))}>
      <Articles
        copy={copy.section("articles")}
        newsletterCopy={copy.section("newsletter")}
        newsletterFields={data.newsletterFields}
        articles={data.allArticle.nodes}
      />
    </Page>
  );
}

export const query = graphql`
  query BlogPage {
    pageCopy(jsonId: { eq: "blog" }) {
      ...PageText
    }
    newsletterFields: formFields(kind: newsletter) {
      ...FormFieldContent
    }
    allArticle {
      nodes {
        ...ArticleRowContent
        ...FullArticleContent
      }
    }
  }
`;
