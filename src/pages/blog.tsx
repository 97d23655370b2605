import { graphql, type PageProps } from "gatsby";
import { Page } from "../layout/page";
import { requirePage } from "../layout/page-copy";
import { matches } from "../lib/text";
import { ArticleList, FullArticle } from "../sections/blog/articles";
import { useSearch } from "../ui/search-field";

export default function BlogPage({ data, location }: PageProps<Queries.BlogPageQuery>) {
  const copy = requirePage(data.pageCopy);
  const articles = data.allArticle.nodes;
  const search = useSearch(location);
  const found = articles.filter(({ title, summary, category }) => matches(search.query, title, summary, category));
  return (
    <Page copy={copy} articles={articles}>
      <ArticleList
        copy={copy.section("articles")}
        newsletterCopy={copy.section("newsletter")}
        categories={data.allArticle.distinct}
        found={found}
        search={search}
      />
      {found.map((article) => (
        <FullArticle key={article.jsonId} article={article} />
      ))}
    </Page>
  );
}

export const query = graphql`
  query BlogPage {
    pageCopy(jsonId: { eq: "blog" }) {
      ...PageText
    }
    allArticle(sort: [{ day: DESC }, { jsonId: ASC }]) {
      distinct(field: { category: SELECT })
      nodes {
        ...ListedArticle
      }
    }
  }
`;
