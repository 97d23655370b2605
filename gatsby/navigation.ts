import { isoDate } from "../src/lib/dates";
import { anchorPath, articlePath, caseStudyPath, detailPath, leaderPath } from "../src/lib/paths";
import type { DetailList } from "../src/lib/paths";
import { nameOfFile } from "./file-nodes";
import type { FileNameContext } from "./file-nodes";

/** The part of the resolver context that lists entries and reads the names of their files. */
interface ListContext extends FileNameContext {
  readonly nodeModel: FileNameContext["nodeModel"] & {
    findAll(query: { type: string }): Promise<{ entries: Iterable<unknown> }>;
  };
}

/** A service, an industry, a case study, an article or a leader, as its file has it. */
interface Entry {
  /** The id of the file's node. */
  readonly parent: string;
  /** The id that a list gives each entry; where entries have files of their own, the file's name is the id. */
  readonly jsonId?: string;
  /** The title; a leader's is the role, and the name is what the link says. */
  readonly title: string;
  readonly name?: string;
  /** A case study's place, and an article's date. */
  readonly order?: number;
  readonly date?: string;
}

type Link = Readonly<Record<"label" | "to", string>>;

/** The place of an entry that has none. GraphQL has no greater whole number. */
export const LAST = 2 ** 31 - 1;

/** The lists whose entries may follow the links of a group: their GraphQL type, and the path of an entry's own page. */
const LISTS = {
  services: { type: "Service", path: (id: string) => detailPath("services", id) },
  industries: { type: "Industry", path: (id: string) => detailPath("industries", id) },
  "case-studies": { type: "CaseStudy", path: caseStudyPath },
  articles: { type: "Article", path: articlePath },
  leaders: { type: "Leader", path: leaderPath },
};

interface Group {
  readonly links?: readonly Link[];
  /** What is listed after the links by itself. */
  readonly lists?: keyof typeof LISTS;
}

/** Compares two entries by what decides their order on their page: an article's date, another entry's place. */
function compare(one: Entry, other: Entry): number {
  if (one.date !== undefined && other.date !== undefined) return isoDate(other.date).localeCompare(isoDate(one.date));
  return (one.order ?? LAST) - (other.order ?? LAST);
}

/** Returns the links to the entries of a list, in the order in which its page shows them. */
async function linksTo(
  list: keyof typeof LISTS,
  pathOf: (list: DetailList, id: string) => string,
  context: ListContext,
): Promise<Link[]> {
  const { type, path } = LISTS[list];
  const { entries } = await context.nodeModel.findAll({ type });
  const isDetail = list === "services" || list === "industries";
  return ([...entries] as Entry[])
    .map((entry) => ({ ...entry, id: entry.jsonId ?? nameOfFile(entry.parent, context) }))
    .sort((one, other) => compare(one, other) || (one.jsonId ? 0 : one.id.localeCompare(other.id)))
    .map(({ id, name, title }) => ({ label: name ?? title, to: isDetail ? pathOf(list, id) : path(id) }));
}

/**
 * Resolves groups of links of data/navigation.json: a group that names a list has a link to each of its entries.
 *
 * @param pathOf where the link to a service or an industry leads: to its own page, or to its place on the list's page
 */
const groups = (pathOf: (list: DetailList, id: string) => string) => ({
  resolve: (
    navigation: Readonly<Record<string, readonly Group[]>>,
    _args: unknown,
    context: ListContext,
    { fieldName }: { readonly fieldName: string },
  ): Promise<Group[]> =>
    Promise.all(
      (navigation[fieldName] ?? []).map(async (group) => ({
        ...group,
        links: [...(group.links ?? []), ...(group.lists ? await linksTo(group.lists, pathOf, context) : [])],
      })),
    ),
});

/** The groups of links of the header, the footer and the sitemap; the sitemap leads to the anchors of the specification. */
export const navigationResolvers = {
  header: groups(detailPath),
  footer: groups(detailPath),
  sitemap: groups(anchorPath),
};
