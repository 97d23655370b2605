import { isoDate } from "../src/lib/dates";
import { anchorPath, articlePath, caseStudyPath, detailPath, leaderPath } from "../src/lib/paths";
import type { DetailList } from "../src/lib/paths";
import { nameOfFile } from "./file-nodes";
import type { ListContext } from "./file-nodes";

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
export const LAST_ORDER = 2 ** 31 - 1;

/** Returns the path of a service or an industry. */
type DetailPath = (list: DetailList, id: string) => string;

/** The lists that a group of links may include: their GraphQL type, and the target of a link to an entry. */
const listsWith = (pathOf: DetailPath) => ({
  services: { type: "Service", path: (id: string) => pathOf("services", id) },
  industries: { type: "Industry", path: (id: string) => pathOf("industries", id) },
  "case-studies": { type: "CaseStudy", path: caseStudyPath },
  articles: { type: "Article", path: articlePath },
  leaders: { type: "Leader", path: leaderPath },
});

type Lists = ReturnType<typeof listsWith>;

interface Group {
  readonly links?: readonly Link[];
  /** A list whose entries follow the links. */
  readonly lists?: keyof Lists;
}

/** Compares two entries in the order of their page: articles by date, other entries by `order`. */
function compare(one: Entry, other: Entry): number {
  if (one.date !== undefined && other.date !== undefined) return isoDate(other.date).localeCompare(isoDate(one.date));
  return (one.order ?? LAST_ORDER) - (other.order ?? LAST_ORDER);
}

/** Returns the links to the entries of a list, in the order of its page. */
async function linksTo({ type, path }: Lists[keyof Lists], context: ListContext): Promise<Link[]> {
  const { entries } = await context.nodeModel.findAll({ type });
  return (
    ([...entries] as Entry[])
      .map((entry) => ({ ...entry, id: entry.jsonId ?? nameOfFile(entry.parent, context) }))
      // Entries of one file keep its order.
      .sort((one, other) => compare(one, other) || (one.jsonId ? 0 : one.id.localeCompare(other.id)))
      .map(({ id, name, title }) => ({ label: name ?? title, to: path(id) }))
  );
}

/**
 * Resolves the groups of links of data/navigation.json. A group that names a list gets a link to each of its entries.
 *
 * @param pathOf the target of a link to a service or an industry: its own page, or its anchor on the list's page
 */
const groups = (pathOf: DetailPath) => ({
  resolve: (
    navigation: Readonly<Record<string, readonly Group[]>>,
    _args: unknown,
    context: ListContext,
    { fieldName }: { readonly fieldName: string },
  ): Promise<Group[]> =>
    Promise.all(
      (navigation[fieldName] ?? []).map(async (group) => ({
        ...group,
        links: [...(group.links ?? []), ...(group.lists ? await linksTo(listsWith(pathOf)[group.lists], context) : [])],
      })),
    ),
});

/** Header and footer link to the pages of services and industries, the sitemap to their anchors on the lists' pages. */
export const navigationResolvers = {
  header: groups(detailPath),
  footer: groups(detailPath),
  sitemap: groups(anchorPath),
};
