import { normalizeForSearch } from "../lib/text";
import type { SearchIndex } from "../sections/blog/article-fetching";
import type { SearchedArticle } from "./indexed-pages";

/** What the blog's search reads: each article's title, summary and category, made ready to be searched. */
export function searchIndex(articles: readonly SearchedArticle[]): SearchIndex {
  // No search has a line break in it, so none finds the end of one text and the beginning of the next.
  return articles.map(({ jsonId, title, summary, category }) => [
    jsonId,
    normalizeForSearch([title, summary, category].join("\n")),
  ]);
}
