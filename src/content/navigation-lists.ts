import { entryIdOf } from "../../plugins/gatsby-plugin-content-schema";
import type { EntryContext } from "../../plugins/gatsby-plugin-content-schema";
import { isoDate } from "../lib/dates";
import { anchorPath, articlePath, caseStudyPath, detailPath, leaderPath } from "../lib/paths";
import type { DetailList } from "../lib/paths";
import { leaderAnchor } from "./leader-anchor";

/** A service, an industry, a case study, an article or a leader. */
interface Entry {
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

/** Compares two entries by what decides their order on their page: an article's date, another entry's place. */
function compare(one: Entry, other: Entry): number {
  if (one.date !== undefined && other.date !== undefined) return isoDate(other.date).localeCompare(isoDate(one.date));
  return (one.order ?? LAST) - (other.order ?? LAST);
}

/** Reads the entries of a kind, in the order in which its page shows them. */
async function listedEntries(kind: ListedKind, context: EntryContext): Promise<ListedEntry[]> {
  const { entries } = await context.nodeModel.findAll({ type: TYPE_OF_LIST[kind] });
  const hasFiles = kind === "articles" || kind === "case-studies";
  return ([...entries] as Entry[])
    .map((entry) => ({ entry, ...listed(entry, context) }))
    .sort((one, other) => compare(one.entry, other.entry) || (hasFiles ? one.id.localeCompare(other.id) : 0));
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
  ): Promise<Group[]> => {
    const groups = (navigation[key] ?? []).map(async (group) => {
      const { lists, links } = group;
      const entries = lists ? await listedEntries(lists, context) : [];
      const listed = entries.map(({ id, title }) => ({ label: title, to: lists ? pathOf(lists, id, detail) : "" }));
      return { ...group, links: [...links, ...listed] };
    });
    return Promise.all(groups);
  };
}

/** The resolvers of the navigation: its groups of links follow the services, industries, case studies, articles and leaders. */
export const navigationResolvers = {
  header: { resolve: groupsOf("header", detailPath) },
  footer: { resolve: groupsOf("footer", detailPath) },
  sitemap: { resolve: groupsOf("sitemap", anchorPath) },
};
