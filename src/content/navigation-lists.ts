import { anchorPath, caseStudyPath, detailPath } from "../lib/paths";
import type { DetailList } from "../lib/paths";
import { isPublished } from "./drafts";
import type { Draftable } from "./drafts";

interface Entry extends Draftable {
  readonly jsonId: string;
  readonly title: string;
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

/** The part of Gatsby's resolver context that reads entries. */
interface ListContext {
  readonly nodeModel: { findAll(query: { type: string }): Promise<{ entries: Iterable<Entry> }> };
}

const TYPE_OF_LIST: Readonly<Record<ListedKind, string>> = {
  services: "Service",
  industries: "Industry",
  "case-studies": "CaseStudy",
};

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
    { nodeModel }: ListContext,
  ): Promise<Group[]> =>
    Promise.all(
      (navigation[key] ?? []).map(async (group) => {
        const { lists, links } = group;
        if (!lists) return group;
        const { entries } = await nodeModel.findAll({ type: TYPE_OF_LIST[lists] });
        const published = [...entries].filter(isPublished);
        return {
          ...group,
          links: [
            ...links,
            ...published.map(({ jsonId, title }) => ({
              label: title,
              to: lists === "case-studies" ? caseStudyPath(jsonId) : path(lists, jsonId),
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
