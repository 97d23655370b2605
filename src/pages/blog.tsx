import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { useState } from "react";
import { Page } from "../layout/page";
import { requirePage } from "../layout/page-copy";
import { anchorPath } from "../lib/paths";
import { ArticleList, FullArticle, findArticles } from "../sections/blog/articles";

export default function BlogPage({ data }: PageProps<Queries.BlogPageQuery>) {
  const copy = requirePage(data.pageCopy);
  const list = copy.section("articles");
  const articles = data.allArticle.nodes;
  const [query, setQuery] = useState("");
  const found = findArticles(articles, query);
  return (
    <Page copy={copy} subject={{ kind: "articles", articles }}>
      <ArticleList
        copy={list}
        newsletterCopy={copy.section("newsletter")}
        articles={articles}
        found={found}
        query={query}
        onQueryChange={setQuery}
      />
      {found.map((article) => (
        <FullArticle key={article.jsonId} article={article} articlesPath={anchorPath("blog", list.id)} />
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
      nodes {
        ...ListedArticle
      }
    }
  }
`;
