import { getJson } from "../../lib/api-client";
import { SEARCH_INDEX_PATH, articlePath, batchPath } from "../../lib/paths";
import { needle } from "../../lib/text";

interface PageData<Data> {
  readonly result: { readonly data: Data };
}

/**
 * Fetches the result of another page's query, which Gatsby publishes as JSON.
 *
 * @param path the page's path: "/blog/sustainability"
 * @throws ApiError if there is no such page
 * @throws NetworkError if there is no answer
 */
async function fetchPageData<Data>(path: string): Promise<Data> {
  const answer = await getJson<PageData<Data>>(`/page-data${path}/page-data.json`);
  if (!answer) throw new Error(`${path} has no data`);
  return answer.result.data;
}

/**
 * The search index: the id of each article, newest first, and its title, summary and category, normalized for search.
 */
export type SearchIndex = readonly (readonly [id: string, text: string])[];

/** An article with the data of its card. */
export type ListedArticle = Queries.ArticleRowContentFragment;

/** An article with its full text. */
export type ArticleWithText = Queries.FullArticleContentFragment;

async function readIndex(): Promise<SearchIndex> {
  return (await getJson<SearchIndex>(SEARCH_INDEX_PATH)) ?? [];
}

/**
 * Returns the id of the article that an anchor leads to: its own, or that of one of its headings, which begins with it.
 *
 * @returns undefined if there is no such article
 * @throws ApiError or NetworkError if the index can't be fetched
 */
export async function findArticle(anchor: string): Promise<string | undefined> {
  const ids = (await readIndex()).map(([id]) => id).filter((id) => anchor === id || anchor.startsWith(`${id}-`));
  // "growth-plan" is an article of its own beside "growth".
  return ids.toSorted((one, other) => other.length - one.length)[0];
}

/**
 * Fetches an article that the page doesn't have from the data of the article's own page.
 *
 * @throws ApiError or NetworkError if it can't be fetched
 */
async function loadArticle(id: string): Promise<ListedArticle & ArticleWithText> {
  const { article } = await fetchPageData<{ readonly article: ListedArticle & ArticleWithText }>(articlePath(id));
  return article;
}

/**
 * Fetches the articles of one page of the blog.
 *
 * @param number the number of the page, from 1
 * @throws ApiError or NetworkError if they can't be fetched
 */
export async function loadBatch(number: number): Promise<readonly ListedArticle[]> {
  const { allArticle } = await fetchPageData<{ readonly allArticle: { readonly nodes: readonly ListedArticle[] } }>(
    batchPath(number),
  );
  return allArticle.nodes;
}

/**
 * Fetches several articles, in this order.
 *
 * @throws ApiError or NetworkError if one can't be fetched
 */
export async function loadArticles(ids: readonly string[]): Promise<(ListedArticle & ArticleWithText)[]> {
  return Promise.all(ids.map(loadArticle));
}

/** What a search of all articles finds. */
export interface FoundArticles {
  readonly total: number;
  readonly articles: readonly ListedArticle[];
}

/**
 * Finds the articles whose title, summary or category matches (docs/behaviour.md 4.7), newest first. The first search
 * fetches the index.
 *
 * @param limit how many of them are fetched
 * @throws ApiError or NetworkError if the index or an article can't be fetched
 */
export async function findArticles(query: string, limit: number): Promise<FoundArticles> {
  const words = needle(query);
  const found = (await readIndex()).filter(([, text]) => text.includes(words));
  return { total: found.length, articles: await loadArticles(found.slice(0, limit).map(([id]) => id)) };
}
