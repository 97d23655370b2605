import { anchorPath, articlePath, caseStudyPath, practicePath, leaderPath } from "../../src/lib/paths";
import type { ResolverContext, ResolverInfo } from "./nodes";

/** The lists that a group of links may include: their GraphQL type, the target of a link to an entry, and their page's order. */
const listsWith = (pathOf: typeof practicePath) => ({
  services: { type: "Service", path: (id: string) => pathOf("services", id), sort: [] },
  industries: { type: "Industry", path: (id: string) => pathOf("industries", id), sort: [] },
  "case-studies": { type: "CaseStudy", path: caseStudyPath, sort: [{ order: "ASC" }, { jsonId: "ASC" }] },
  articles: { type: "Article", path: articlePath, sort: [{ day: "DESC" }, { jsonId: "ASC" }] },
  leaders: { type: "Leader", path: leaderPath, sort: [] },
});

interface Group {
  readonly links?: readonly Queries.SiteLink[];
  /** A list whose entries follow the links. */
  readonly lists?: keyof ReturnType<typeof listsWith>;
}

type Navigation = Readonly<Record<string, readonly Group[]>>;

/**
 * Resolves the groups of links of data/navigation.json. A group that names a list gets a link to each of its entries, and is left
 * out without any: the firm may have dropped this kind of content.
 */
function groups(pathOf: typeof practicePath) {
  const lists = listsWith(pathOf);
  async function withList(group: Group, { nodeModel }: ResolverContext): Promise<Group> {
    if (!group.lists) return group;
    const { type, path, sort } = lists[group.lists];
    const { entries } = await nodeModel.findAll({ type, query: { sort } });
    // Only entries of one file have an id in it. A leader's title is the role.
    const links = [...entries].map(({ jsonId, fields, name, title }) => ({
      label: String(name ?? title),
      to: path(String(jsonId ?? fields.fileName)),
    }));
    return { ...group, links: [...(group.links ?? []), ...links] };
  }
  return {
    resolve: async (navigation: Navigation, _args: object, context: ResolverContext, { fieldName }: ResolverInfo) => {
      const all = await Promise.all((navigation[fieldName] ?? []).map((group) => withList(group, context)));
      return all.filter(({ links = [] }) => links.length > 0);
    },
  };
}

/** Header and footer link to the pages of services and industries, the sitemap to their anchors on the lists' pages. */
export const navigationResolvers = {
  header: groups(practicePath),
  footer: groups(practicePath),
  sitemap: groups(anchorPath),
};
