import { useEffect, useState } from "react";
import { batchPath } from "../../lib/paths";
import type { ArticleWithText, ListedArticle } from "./article-fetching";

/** The articles of one page of the blog, newest first. */
export interface Batch {
  readonly articles: readonly ListedArticle[];
  /** The number of the batch, from 1. */
  readonly number: number;
  /** The number of batches. */
  readonly count: number;
  /** The number of all articles. */
  readonly total: number;
}

/** Leaves out repeated articles: a deploy after the page was loaded may have moved some into the next batch. */
function withoutRepeats(articles: readonly ListedArticle[]): ListedArticle[] {
  return [...new Map(articles.map((article) => [article.jsonId, article])).values()];
}

/**
 * Holds the articles of a page and of the following batches that the visitor has asked for.
 *
 * @returns `articles`, each once; `next`, the path of the next batch or null; `showNext`, which adds that batch and throws
 *   if it can't be fetched; `complete`, whether the page holds all articles
 */
export function useBatches({ articles, number, count }: Omit<Batch, "total">) {
  const [more, setMore] = useState<readonly (readonly ListedArticle[])[]>([]);
  const last = number + more.length;
  return {
    articles: withoutRepeats([articles, ...more].flat()),
    next: last < count ? batchPath(last + 1) : null,
    showNext: async () => {
      const { loadBatch } = await import("./article-fetching");
      const following = await loadBatch(last + 1);
      setMore([...more, following]);
    },
    complete: number === 1 && last === count,
  };
}

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
