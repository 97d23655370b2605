import { valuesOf } from "../../../plugins/gatsby-plugin-content-schema";
import type { ContentRule } from "../../../plugins/gatsby-plugin-content-schema";

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
