import { getJson } from "../../lib/api-client";
import { SEARCH_INDEX_PATH, articlePath, batchPath } from "../../lib/paths";
import { needle } from "../../lib/text";

interface PageData<Data> {
  readonly result: { readonly data: Data };
}

/**
 * Fetches what the query of another page has returned at build, without going there.
 *
 * @param path the page's path: "/blog/sustainability"
 * @throws ApiError where there is no such page
 * @throws NetworkError where there is no answer
 */
async function fetchPageData<Data>(path: string): Promise<Data> {
  const answer = await getJson<PageData<Data>>(`/page-data${path}/page-data.json`);
  if (!answer) throw new Error(`${path} has no data`);
  return answer.result.data;
}

/** What a search looks through: the id of each article, newest first, and its folded title, summary and category. */
export type SearchIndex = readonly (readonly [id: string, text: string])[];

/** An article as the blog shows it, as a card and in full. */
export type BlogArticle = Queries.ArticleRowContentFragment & Queries.FullArticleContentFragment;

async function readIndex(): Promise<SearchIndex> {
  return (await getJson<SearchIndex>(SEARCH_INDEX_PATH)) ?? [];
}

/**
 * The ids of all articles that a search finds by title, summary or category (docs/behaviour.md 4.7), newest first. The
 * index is fetched with the first search.
 *
 * @throws ApiError or NetworkError where the index can't be fetched
 */
export async function searchArticles(query: string): Promise<string[]> {
  const words = needle(query);
  return (await readIndex()).filter(([, text]) => text.includes(words)).map(([id]) => id);
}

/**
 * Whether there is an article with this id.
 *
 * @throws ApiError or NetworkError where the index can't be fetched
 */
export async function hasArticle(id: string): Promise<boolean> {
  return (await readIndex()).some(([known]) => known === id);
}

/**
 * An article that the page doesn't hold, from the data of its own page.
 *
 * @throws ApiError or NetworkError where it can't be fetched
 */
export async function loadArticle(id: string): Promise<BlogArticle> {
  const { article } = await fetchPageData<{ readonly article: BlogArticle }>(articlePath(id));
  return article;
}

/**
 * The articles of one page of the blog.
 *
 * @param number the page's, from 1
 * @throws ApiError or NetworkError where they can't be fetched
 */
export async function loadBatch(number: number): Promise<readonly BlogArticle[]> {
  const { allArticle } = await fetchPageData<{ readonly allArticle: { readonly nodes: readonly BlogArticle[] } }>(
    batchPath(number),
  );
  return allArticle.nodes;
}
