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

/** A service, an industry, a case study, an article or a leader, as in its file. */
interface Entry {
  /** The id of the file's node. */
  readonly parent: string;
  /** The id; entries with their own files don't have one, because the file's name is the id. */
  readonly jsonId?: string;
  /** The label of the link, but a leader's title is the role, and the label is the name. */
  readonly title: string;
  readonly name?: string;
  /** Only case studies have an order, and only articles a date. */
  readonly order?: number;
  readonly date?: string;
}

type Link = Readonly<Record<"label" | "to", string>>;

/** The order of an entry without one: GraphQL's greatest integer. */
export const LAST = 2 ** 31 - 1;

/** The lists that a group of links may include: their GraphQL type, and the path of an entry's page. */
const LISTS = {
  services: { type: "Service", path: (id: string) => detailPath("services", id) },
  industries: { type: "Industry", path: (id: string) => detailPath("industries", id) },
  "case-studies": { type: "CaseStudy", path: caseStudyPath },
  articles: { type: "Article", path: articlePath },
  leaders: { type: "Leader", path: leaderPath },
};

interface Group {
  readonly links?: readonly Link[];
  /** A list whose entries follow the links. */
  readonly lists?: keyof typeof LISTS;
}

/** Compares two entries in the order of their page: articles by date, other entries by `order`. */
function compare(one: Entry, other: Entry): number {
  if (one.date !== undefined && other.date !== undefined) return isoDate(other.date).localeCompare(isoDate(one.date));
  return (one.order ?? LAST) - (other.order ?? LAST);
}

/** Returns the links to the entries of a list, in the order of its page. */
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
 * Resolves the groups of links of data/navigation.json. A group that names a list gets a link to each of its entries.
 *
 * @param pathOf the target of a link to a service or an industry: its own page, or its anchor on the list's page
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

/** The sitemap links to the specification's anchors; header and footer link to the pages. */
export const navigationResolvers = {
  header: groups(detailPath),
  footer: groups(detailPath),
  sitemap: groups(anchorPath),
};
