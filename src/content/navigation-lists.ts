import { entryIdOf } from "../../plugins/gatsby-plugin-content-schema";
import type { EntryContext } from "../../plugins/gatsby-plugin-content-schema";
import { anchorPath, articlePath, caseStudyPath, detailPath, leaderPath } from "../lib/paths";
import type { DetailList } from "../lib/paths";
import { readUtcDay } from "./build-day";
import { isPublished, showsDrafts } from "./drafts";
import type { Draftable } from "./drafts";
import { articleDay } from "./held-back";
import { leaderAnchor } from "./leader-anchor";

/** A service, an industry, a case study, an article or a leader. */
interface Entry extends Draftable {
  /** The id of the file's node. */
  readonly parent: string;
  /** What a list gives each entry; where entries have files of their own, the file's name is the id. */
  readonly jsonId?: string | number;
  readonly title: string;
  /** What a leader is called; the title is the role. */
  readonly name?: string;
  /** The place among entries with files of their own; without one, an entry stands behind those that have one. */
  readonly order?: number;
  /** An article's date. */
  readonly date?: string;
}

interface Link {
  readonly label: string;
  readonly to: string;
}

/** The lists whose entries may follow the links of a group. */
type ListedKind = DetailList | "case-studies" | "articles" | "leaders";

interface Group {
  readonly links: readonly Link[];
  /** What is listed after the links by itself. */
  readonly lists?: ListedKind;
}

/** The place of an entry that has none. GraphQL has no greater whole number. */
export const LAST = 2 ** 31 - 1;

const TYPE_OF_LIST: Readonly<Record<ListedKind, string>> = {
  services: "Service",
  industries: "Industry",
  "case-studies": "CaseStudy",
  articles: "Article",
  leaders: "Leader",
};

/** The path of the page of an entry that has no place in full on the list's page. */
const OWN_PAGE = { "case-studies": caseStudyPath, articles: articlePath, leaders: leaderPath };

interface ListedEntry {
  /** The end of the entry's address. */
  readonly id: string;
  readonly title: string;
}

function listed(entry: Entry, context: EntryContext): ListedEntry {
  const { jsonId, title, name } = entry;
  if (name !== undefined) return { id: leaderAnchor(name), title: name };
  return { id: jsonId === undefined ? entryIdOf(entry, context) : String(jsonId), title };
}

/** Lists the articles whose day has come, the newest first. */
function publishedArticles(articles: readonly Entry[], context: EntryContext): ListedEntry[] {
  const today = showsDrafts() ? undefined : readUtcDay(context);
  return articles
    .map((article) => ({ id: entryIdOf(article, context), title: article.title, day: articleDay(article) ?? "" }))
    .filter(({ day }) => today === undefined || day <= today)
    .sort((one, other) => other.day.localeCompare(one.day) || one.id.localeCompare(other.id));
}

/** Reads the published entries of a kind, in the order in which its page shows them. */
async function listedEntries(kind: ListedKind, context: EntryContext): Promise<ListedEntry[]> {
  const { entries } = await context.nodeModel.findAll({ type: TYPE_OF_LIST[kind] });
  const published = ([...entries] as Entry[]).filter(isPublished);
  if (kind === "articles") return publishedArticles(published, context);
  return published
    .map((entry) => ({ ...listed(entry, context), order: entry.order ?? LAST }))
    .sort((one, other) => one.order - other.order || (kind === "case-studies" ? one.id.localeCompare(other.id) : 0));
}

/** Returns the path of an entry of a list; that of a service or an industry as the group of links wants it. */
function pathOf(kind: ListedKind, id: string, detail: (list: DetailList, id: string) => string): string {
  return kind === "services" || kind === "industries" ? detail(kind, id) : OWN_PAGE[kind](id);
}

/**
 * Resolves groups of links of data/navigation.json: a group that names a list has a link to each of its entries.
 *
 * @param key the groups' key in the file
 * @param detail where the link to a service or an industry leads: its own page, or its place on the list's page; a case
 *   study or an article, of which the list's page shows only some in full, and a leader are always linked by their own
 *   pages
 */
function groupsOf(key: string, detail: (list: DetailList, id: string) => string) {
  return async (
    navigation: Readonly<Record<string, readonly Group[]>>,
    _args: unknown,
    context: EntryContext,
  ): Promise<Group[]> =>
    Promise.all(
      (navigation[key] ?? []).map(async (group) => {
        const { lists, links } = group;
        if (!lists) return group;
        const entries = await listedEntries(lists, context);
        return {
          ...group,
          links: [...links, ...entries.map(({ id, title }) => ({ label: title, to: pathOf(lists, id, detail) }))],
        };
      }),
    );
}

/** Resolvers of the groups of links that follow the services, industries, case studies, articles and leaders. */
export const navigationResolvers = {
  header: { resolve: groupsOf("header", detailPath) },
  footer: { resolve: groupsOf("footer", detailPath) },
  sitemap: { resolve: groupsOf("sitemap", anchorPath) },
};
