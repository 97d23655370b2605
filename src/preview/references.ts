import { articlePath } from "../lib/paths";
import { loadPage } from "./load-page";

/** Finds what an entry names in other files; null where it names nothing. */
export interface References {
  leader(id: unknown): object;
  service(id: unknown): object;
  industry(id: unknown): object;
  caseStudy(id: unknown): object | null;
  whitePaper(id: unknown): object | null;
  article(id: unknown): object | null;
}

interface Identified {
  readonly jsonId: string | number;
}

const find = <Entry extends Identified>(entries: readonly Entry[], id: unknown) =>
  entries.find(({ jsonId }) => String(jsonId) === String(id));

/**
 * Fetches the article that an entry names: the list of all articles would be long.
 *
 * @returns null where it names none, or one that visitors don't see
 */
export async function fetchArticle(id: unknown): Promise<object | null> {
  if (typeof id !== "string" || id === "") return null;
  const { article } = (await loadPage(articlePath(id))).json.data;
  return typeof article === "object" ? article : null;
}

/**
 * Finds what an entry names in the other files of the content.
 *
 * @param data the preview page's own
 * @param article that the entry names
 */
export function referencesIn(data: Queries.PreviewPageQuery, article: object | null): References {
  // A mark stands where nobody is named yet.
  const leader = (id: unknown) => find(data.allLeader.nodes, id) ?? { ...data.allLeader.nodes[0], name: id, title: "" };
  const titled = (entries: readonly Identified[]) => (id: unknown) => find(entries, id) ?? { title: String(id) };
  return {
    leader,
    service: titled(data.allService.nodes),
    industry: titled(data.allIndustry.nodes),
    caseStudy: (id) => find(data.allCaseStudy.nodes, id) ?? null,
    whitePaper: (id) => find(data.allWhitePaper.nodes, id) ?? null,
    article: () => article,
  };
}
