/** The lists whose entries have a page of their own. */
export type DetailList = "services" | "industries";

/** Returns the path of a page, by its id in data/pages.json: "home", "case-studies". */
export const pagePath = (pageId: string): string => (pageId === "home" ? "/" : `/${pageId}`);

/** Returns the path of a service's or an industry's own page. */
export const detailPath = (list: DetailList, id: string): string => `${pagePath(list)}/${id}`;

/** Returns the path of an article's own page. */
export const articlePath = (id: string): string => `${pagePath("blog")}/${id}`;

/** Returns the path of a case study's own page. */
export const caseStudyPath = (id: string): string => `${pagePath("case-studies")}/${id}`;

/** Returns the path of a leader's own page. */
export const leaderPath = (id: string): string => `${pagePath("about")}/${id}`;

/** Returns the id of a section of a legal text, by its place in the text, from 0. */
export const legalSectionId = (index: number): string => `section-${String(index + 1)}`;

/**
 * Returns the path of an anchor on a page.
 *
 * @param anchor the id of a section or of an entry
 * @param query the address's query with its question mark, if there is one
 */
export const anchorPath = (pageId: string, anchor: string, query = ""): string =>
  `${pagePath(pageId)}${query}#${anchor}`;

/**
 * Returns the path of the contact form.
 *
 * @param query what the form begins with: a service, or the leader whom the message is to (docs/behaviour.md 5.3)
 */
export function contactFormPath(query: { readonly service?: string; readonly to?: string } = {}): string {
  const search = new URLSearchParams(query).toString();
  return anchorPath("contact", "request-consultation", search && `?${search}`);
}

/**
 * Returns the id of the element that an address leads to.
 *
 * @param hash the hash of the address: "#team"
 * @returns the id, undecoded if it is not valid percent-encoding; "" without a hash
 */
export function anchorId(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
