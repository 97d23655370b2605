import { nearest, valuesOf } from "../../../plugins/gatsby-plugin-content-schema";
import type { ContentRule, WholeContent } from "../../../plugins/gatsby-plugin-content-schema";
import { anchorPath, detailPath } from "../../lib/paths";
import type { DetailList } from "../../lib/paths";

const LISTS: readonly DetailList[] = ["services", "industries"];

/** The names of services and industries, by the paths that lead to them. */
function namesByPath({ entries }: WholeContent): ReadonlyMap<string, string> {
  return new Map(
    LISTS.flatMap((list) =>
      (entries.get(list) ?? []).flatMap(({ entry: { id, title } }): [string, string][] =>
        typeof id === "string" && typeof title === "string"
          ? [
              [detailPath(list, id), title],
              [anchorPath(list, id), title],
            ]
          : [],
      ),
    ),
  );
}

interface Link {
  readonly label: string;
  readonly to: string;
}

const isLink = (value: unknown): value is Link =>
  typeof value === "object" &&
  value !== null &&
  "label" in value &&
  "to" in value &&
  typeof value.label === "string" &&
  typeof value.to === "string";

/** Checks that a link with the name of a service or an industry leads there. */
export const checkLinkLabels: ContentRule = (content) => {
  const names = namesByPath(content);
  return [...content.entries.values()].flat().flatMap((entry) =>
    [...valuesOf(entry)].flatMap(({ value, path }) => {
      if (!isLink(value)) return [];
      const { label, to } = value;
      const name = names.get(to);
      if (label === name) return [];
      const [home] = [...names].find(([, title]) => title.toLowerCase() === label.toLowerCase()) ?? [];
      const isSlip = name !== undefined && nearest(label, [name], 3) === name;
      // An industry's name may be that of a page too.
      if (!isSlip && (home === undefined || name === undefined)) return [];
      return [
        entry.locate({
          severity: "warning",
          path: [...path, isSlip ? "label" : "to"],
          value: isSlip ? label : to,
          message: isSlip ? `the page is called “${name}”` : `the link says “${label}” and leads to “${name ?? ""}”`,
          remedy: isSlip ? "Write the name as it stands there." : "Correct the words or the address.",
          suggestion: isSlip ? name : (home ?? ""),
        }),
      ];
    }),
  );
};

/** Checks that no group of links is empty: a menu would open on nothing. */
export const checkLinkGroups: ContentRule = ({ entries }) =>
  (entries.get("navigation") ?? []).flatMap((navigation) =>
    [...valuesOf(navigation)].flatMap(({ value, path }) => {
      if (typeof value !== "object" || value === null || !("links" in value) || "lists" in value) return [];
      const { links } = value;
      if (!Array.isArray(links) || links.length > 0) return [];
      return [
        navigation.locate({
          severity: "mistake",
          path: [...path, "links"],
          message: "this group has no links, and would be shown empty",
          remedy: 'Add a link, say with "lists" which entries it lists, or delete the group.',
        }),
      ];
    }),
  );

/** Addresses that belong to one network only; Mastodon's are anywhere. */
const HOSTS: Readonly<Record<string, RegExp>> = {
  bluesky: /(^|\.)bsky\.app$/,
  facebook: /(^|\.)(facebook|fb)\.com$/,
  github: /(^|\.)github\.com$/,
  instagram: /(^|\.)instagram\.com$/,
  linkedin: /(^|\.)linkedin\.com$/,
  threads: /(^|\.)threads\.(net|com)$/,
  tiktok: /(^|\.)tiktok\.com$/,
  x: /(^|\.)(x|twitter)\.com$/,
  xing: /(^|\.)xing\.com$/,
  youtube: /(^|\.)(youtube\.com|youtu\.be)$/,
};

/** Checks that a profile's address is not that of another network. */
export const checkNetworks: ContentRule = ({ entries }) =>
  (entries.get("site") ?? []).flatMap((site) => {
    const { socialLinks } = site.entry;
    if (!Array.isArray(socialLinks)) return [];
    return socialLinks.flatMap((profile: unknown, index) => {
      const { network, url } = (profile ?? {}) as { readonly network?: unknown; readonly url?: unknown };
      if (typeof network !== "string" || typeof url !== "string" || !URL.canParse(url)) return [];
      const { hostname } = new URL(url);
      const [other] = Object.entries(HOSTS).find(([, host]) => host.test(hostname)) ?? [];
      if (other === undefined || other === network) return [];
      return [
        site.locate({
          severity: "warning",
          path: ["socialLinks", index, "network"],
          value: network,
          message: `the address beside it leads to another network: ${hostname}`,
          remedy: "Correct the network, which decides the icon, or the address.",
          suggestion: other,
        }),
      ];
    });
  });
