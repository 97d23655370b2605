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

/** An article with the data of its card and its full text. */
export type BlogArticle = Queries.ArticleRowContentFragment & Queries.FullArticleContentFragment;

async function readIndex(): Promise<SearchIndex> {
  return (await getJson<SearchIndex>(SEARCH_INDEX_PATH)) ?? [];
}

/**
 * Returns the ids of the articles whose title, summary or category matches (docs/behaviour.md 4.7), newest first. The
 * first search fetches the index.
 *
 * @throws ApiError or NetworkError if the index can't be fetched
 */
export async function searchArticles(query: string): Promise<string[]> {
  const words = needle(query);
  return (await readIndex()).filter(([, text]) => text.includes(words)).map(([id]) => id);
}

/**
 * Tells whether an article exists.
 *
 * @throws ApiError or NetworkError if the index can't be fetched
 */
export async function hasArticle(id: string): Promise<boolean> {
  return (await readIndex()).some(([known]) => known === id);
}

/**
 * Fetches an article that the page doesn't have from the data of the article's own page.
 *
 * @throws ApiError or NetworkError if it can't be fetched
 */
export async function loadArticle(id: string): Promise<BlogArticle> {
  const { article } = await fetchPageData<{ readonly article: BlogArticle }>(articlePath(id));
  return article;
}

/**
 * Fetches the articles of one page of the blog.
 *
 * @param number the number of the page, from 1
 * @throws ApiError or NetworkError if they can't be fetched
 */
export async function loadBatch(number: number): Promise<readonly BlogArticle[]> {
  const { allArticle } = await fetchPageData<{ readonly allArticle: { readonly nodes: readonly BlogArticle[] } }>(
    batchPath(number),
  );
  return allArticle.nodes;
}
