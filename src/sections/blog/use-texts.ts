import { useEffect, useState } from "react";
import type { ArticleWithText, ListedArticle } from "./article-fetching";

const hasText = (article: ListedArticle | ArticleWithText): article is ArticleWithText => "html" in article;

/**
 * Returns the full texts of the articles that the page shows in full. Those that it doesn't hold are fetched; without
 * their texts, the cards lead to the articles' own pages.
 *
 * @param articles the articles to be shown in full
 * @param held the texts that came with the page
 * @returns the texts that are there, in the order of the articles
 */
export function useTexts(articles: readonly ListedArticle[], held: readonly ArticleWithText[]): ArticleWithText[] {
  const [fetched, setFetched] = useState<readonly ArticleWithText[]>([]);
  const known = [...articles, ...held, ...fetched].filter(hasText);
  const texts = articles.flatMap(({ jsonId }) => known.find((one) => one.jsonId === jsonId) ?? []);
  const missing = texts.length < articles.length ? articles.map(({ jsonId }) => jsonId).join("/") : "";

  useEffect(() => {
    if (missing === "") return;
    import("./article-fetching")
      .then(({ loadArticles }) => loadArticles(missing.split("/")))
      .then(setFetched)
      .catch(() => undefined);
  }, [missing]);

  return texts;
}
