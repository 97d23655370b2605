import type { GatsbyNode } from "gatsby";
import { byDate } from "../lib/dates";
import { SEARCH_INDEX_PATH } from "../lib/paths";
import type { SearchedArticle } from "./indexed-pages";
import { searchIndex } from "./search-index";

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
