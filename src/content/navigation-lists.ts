import { entryIdOf } from "../../plugins/gatsby-plugin-content-schema";
import type { EntryContext } from "../../plugins/gatsby-plugin-content-schema";
import { anchorPath, caseStudyPath, detailPath } from "../lib/paths";
import type { DetailList } from "../lib/paths";
import { isPublished } from "./drafts";
import type { Draftable } from "./drafts";

/** A service, an industry or a case study. */
interface Entry extends Draftable {
  /** The id of the file's node. */
  readonly parent: string;
  /** What a list gives each entry; where entries have files of their own, the file's name is the id. */
  readonly jsonId?: string;
  readonly title: string;
  /** The place among entries with files of their own; without one, an entry stands behind those that have one. */
  readonly order?: number;
}

interface Link {
  readonly label: string;
  readonly to: string;
}

/** The lists whose entries may follow the links of a group. */
type ListedKind = DetailList | "case-studies";

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
};

interface ListedEntry {
  readonly id: string;
  readonly title: string;
}

/** Reads the published entries of a kind, in the order in which its page shows them. */
async function listedEntries(kind: ListedKind, context: EntryContext): Promise<ListedEntry[]> {
  const { entries } = await context.nodeModel.findAll({ type: TYPE_OF_LIST[kind] });
  return ([...entries] as Entry[])
    .filter(isPublished)
    .map((entry) => ({ id: entry.jsonId ?? entryIdOf(entry, context), title: entry.title, order: entry.order ?? LAST }))
    .sort((one, other) => one.order - other.order || (kind === "case-studies" ? one.id.localeCompare(other.id) : 0));
}

/**
 * Resolves groups of links of data/navigation.json: a group that names a list has a link to each of its entries.
 *
 * @param key the groups' key in the file
 * @param path where the link to a service or an industry leads: its own page, or its place on the list's page; a case
 *   study, of which the list's page shows only some in full, is always linked by its own page
 */
function groupsOf(key: string, path: (list: DetailList, id: string) => string) {
  return async (
    navigation: Readonly<Record<string, readonly Group[]>>,
    _args: unknown,
    context: EntryContext,
  ): Promise<Group[]> =>
    Promise.all(
      (navigation[key] ?? []).map(async (group) => {
        const { lists, links } = group;
        if (!lists) return group;
        const listed = await listedEntries(lists, context);
        return {
          ...group,
          links: [
            ...links,
            ...listed.map(({ id, title }) => ({
              label: title,
              to: lists === "case-studies" ? caseStudyPath(id) : path(lists, id),
            })),
          ],
        };
      }),
    );
}

/** Resolvers of the groups of links that follow the services, industries and case studies. */
export const navigationResolvers = {
  header: { resolve: groupsOf("header", detailPath) },
  footer: { resolve: groupsOf("footer", detailPath) },
  sitemap: { resolve: groupsOf("sitemap", anchorPath) },
};
