import type { GatsbyNode } from "gatsby";
import { byDate } from "../lib/dates";
import { SEARCH_INDEX_PATH } from "../lib/paths";
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

interface ArticleNode extends Omit<SearchedArticle, "jsonId"> {
  readonly parent: string;
  readonly date: string;
}

/** Answers in development what the build writes into a file: the index of the content as it stands. */
export const serveSearchIndex: GatsbyNode["onCreateDevServer"] = ({ app, getNode, getNodesByType }) => {
  app.get(SEARCH_INDEX_PATH, (_request: unknown, response: { json(body: unknown): void }) => {
    const articles = (getNodesByType("Article") as unknown as ArticleNode[]).map((article) => ({
      ...article,
      jsonId: (getNode(article.parent) as unknown as { readonly name: string }).name,
    }));
    response.json(searchIndex(articles.sort((one, other) => byDate(other, one))));
  });
};
