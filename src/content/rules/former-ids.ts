import type { ContentRule } from "../../../plugins/gatsby-plugin-content-schema/browser";

/** Checks that no former id is in use: a visitor would be sent away from the page that has it now. */
export const checkFormerIds: ContentRule = ({ entries }) =>
  [...entries.values()].flatMap((list) => {
    const owners = new Map(list.map((entry) => [entry.entry.id, entry]));
    return list.flatMap((entry) => {
      const { formerIds } = entry.entry;
      if (!Array.isArray(formerIds)) return [];
      return formerIds.flatMap((id: unknown, index) => {
        const owner = owners.get(id);
        owners.set(id, owner ?? entry);
        if (!owner) return [];
        return [
          entry.locate({
            severity: "mistake",
            path: ["formerIds", index],
            value: id,
            message: `${owner === entry ? "this entry" : owner.placeOf([])} has this id already`,
            remedy: "Take it out of the former ids: its address leads to one page only.",
          }),
        ];
      });
    });
  });
