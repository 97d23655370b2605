import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { Page } from "../layout/page";
import { requirePage } from "../layout/page-copy";
import { useSite } from "../layout/use-site";
import { batchPath } from "../lib/paths";
import { Articles } from "../sections/blog/articles";
import { useCategories } from "../sections/blog/category-list";

/** The page context of a batch of articles, from `createContentPages`. */
export interface BlogContext {
  /** The ids of the batch's articles. */
  readonly ids: readonly string[];
  /** The ids of those that stand in full. */
  readonly inFull: readonly string[];
  /** The number of the batch, from 1; the first is `/blog`. */
  readonly number: number;
  /** The number of batches. */
  readonly count: number;
  /** The number of all articles. */
  readonly total: number;
}

/** Blog and Insights: a searchable list of articles, the newest first, and the newest of all in full. */
export default function BlogPage({ data, pageContext, location }: PageProps<Queries.BlogPageQuery, BlogContext>) {
  const copy = requirePage(data.pageCopy);
  const site = useSite();
  const articles = data.allArticle.nodes;
  const texts = data.inFull.nodes;
  const { number } = pageContext;
  return (
    <Page
      copy={copy}
      path={batchPath(number)}
      documentTitle={number > 1 ? `${copy.title}, page ${String(number)} | ${site.facts.brand}` : undefined}
      subject={{
        kind: "articles",
        articles: articles.flatMap((article) => {
          const text = texts.find(({ jsonId }) => jsonId === article.jsonId);
          return text ? { ...article, ...text } : [];
        }),
      }}
    >
      <Articles
        copy={copy.section("articles")}
        newsletterCopy={copy.section("newsletter")}
        newsletterFields={data.newsletterFields}
        batch={{ ...pageContext, articles }}
        texts={texts}
        categories={useCategories()}
        hash={location.hash}
      />
    </Page>
  );
}

export const query = graphql`
  query BlogPage($ids: [String!]!, $inFull: [String!]!) {
    pageCopy(jsonId: { eq: "blog" }) {
      ...PageText
    }
    newsletterFields: formFields(kind: newsletter) {
      ...FormFieldContent
    }
    allArticle(filter: { jsonId: { in: $ids } }, sort: [{ published: DESC }, { jsonId: ASC }]) {
      nodes {
        ...ArticleRowContent
      }
    }
    inFull: allArticle(filter: { jsonId: { in: $inFull } }, sort: { published: DESC }) {
      nodes {
        ...FullArticleContent
      }
    }
  }
`;
