import { getJson } from "./api-client";

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
export async function fetchPageData<Data>(path: string): Promise<Data> {
  const answer = await getJson<PageData<Data>>(`/page-data${path}/page-data.json`);
  if (!answer) throw new Error(`${path} has no data`);
  return answer.result.data;
}
