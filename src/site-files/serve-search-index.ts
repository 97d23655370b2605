import type { GatsbyNode } from "gatsby";
import { byDate } from "../lib/dates";
import { SEARCH_INDEX_PATH } from "../lib/paths";
import type { SearchedArticle } from "./indexed-pages";
import { searchIndex } from "./search-index";

interface DatedArticle extends SearchedArticle {
  readonly date: string;
}

/** Answers in development what the build writes into a file: the index of the content as it stands. */
export const serveSearchIndex: GatsbyNode["onCreateDevServer"] = ({ app, getNodesByType }) => {
  app.get(SEARCH_INDEX_PATH, (_request: unknown, response: { json(body: unknown): void }) => {
    const articles = getNodesByType("Article") as unknown as DatedArticle[];
    const newestFirst = articles.sort((one, other) => byDate(other, one));
    response.json(searchIndex(newestFirst));
  });
};
