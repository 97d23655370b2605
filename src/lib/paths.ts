/** The lists whose entries have a page each. */
export type DetailList = "services" | "industries";

/**
 * The path of a page.
 *
 * @param pageId the page's id in data/pages.json: "home", "case-studies"
 */
export function pagePath(pageId: string): string {
  return pageId === "home" ? "/" : `/${pageId}`;
}

/** The path of a service's or an industry's own page. */
export function detailPath(list: DetailList, id: string): string {
  return `${pagePath(list)}/${id}`;
}

/** The path of an article's own page. */
export function articlePath(id: string): string {
  return `${pagePath("blog")}/${id}`;
}

/**
 * The path of a batch of articles: the newest are on the blog itself.
 *
 * @param number of the batch, from 1
 */
export function batchPath(number: number): string {
  return number === 1 ? pagePath("blog") : `${pagePath("blog")}/page/${String(number)}`;
}

/** Where the index is served that the blog's search reads. */
export const SEARCH_INDEX_PATH = `${pagePath("blog")}/search-index.json`;

/**
 * The id of a section of a legal text.
 *
 * @param index its place in the text, from 0
 */
export function legalSectionId(index: number): string {
  return `section-${String(index + 1)}`;
}

/**
 * The path of a place on a page.
 *
 * @param anchor the id of a section or of an entry
 * @param query the address's query with its question mark, where there is one
 */
export function anchorPath(pageId: string, anchor: string, query = ""): string {
  return `${pagePath(pageId)}${query}#${anchor}`;
}

/**
 * The path of a member of the leadership, on the About page.
 *
 * @param anchor the leader's `anchor`: "priya-raman"
 */
export function leaderPath(anchor: string): string {
  return anchorPath("about", anchor);
}

/**
 * Where the picture is served that stands for a page in social networks.
 *
 * @param path the page's path: "/services/strategy"
 */
export function sharePicturePath(path: string): string {
  return `/share${path === "/" ? "/home" : path}.jpg`;
}

/**
 * The id of the place on the page that an address leads to.
 *
 * @param hash of the address, "#team"
 * @returns the id, as it stands where it is no percent-encoded text; "" without a hash
 */
export function anchorId(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
