/** A service or an industry is a practice. */
export const PRACTICE_KINDS = ["services", "industries"] as const;

export type PracticeKind = (typeof PRACTICE_KINDS)[number];

export const RELATED_COUNT = 2;

export const FEED_PATH = "/rss.xml";

/** @param pageId the id in data/pages.json, such as "home" or "case-studies" */
export const pagePath = (pageId: string): string => (pageId === "home" ? "/" : `/${pageId}`);

export const practicePath = (list: PracticeKind, id: string): string => `${pagePath(list)}/${id}`;

export const articlePath = (id: string): string => `${pagePath("blog")}/${id}`;

export const caseStudyPath = (id: string): string => `${pagePath("case-studies")}/${id}`;

export const leaderPath = (id: string): string => `${pagePath("about")}/${id}`;

export const legalSectionId = (index: number): string => `section-${index + 1}`;

export const anchorPath = (pageId: string, anchor: string): string => `${pagePath(pageId)}#${anchor}`;

/** The ids of the selected service, of the leader in the salutation, and of the case that the message is about. */
export type ContactQuery = Readonly<Partial<Record<"service" | "to" | "case", string>>>;

export function contactFormPath(query: ContactQuery = {}): string {
  const search = new URLSearchParams(query).toString();
  return `${pagePath("contact")}${search && `?${search}`}#request-consultation`;
}

/** Returns the id in a URL's hash such as "#team", undecoded if it is not valid percent-encoding. */
export function anchorId(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
