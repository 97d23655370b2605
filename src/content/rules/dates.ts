import { textsOf } from "../../../plugins/gatsby-plugin-content-schema";
import type { ContentRule } from "../../../plugins/gatsby-plugin-content-schema";

const DATES = new Set(["date", "long-date", "long-month"]);

/** Checks that no date lies before the year in which the firm was founded. */
export const checkDatesSinceFounding: ContentRule = ({ entries }) => {
  const founded = entries.get("site")?.[0]?.entry.founded;
  if (typeof founded !== "number") return [];
  return [...entries.values()].flat().flatMap((entry) =>
    [...textsOf(entry)].flatMap(({ schema, value, path }) => {
      const year = Number(/\b(?:19|20)\d\d\b/.exec(value)?.[0]);
      if (!DATES.has(schema.format ?? "") || !(year < founded)) return [];
      return [
        entry.locate({
          severity: "mistake",
          path,
          value,
          message: `this day lies before ${String(founded)}, the year in which the firm was founded`,
          remedy: "Correct the year.",
        }),
      ];
    }),
  );
};
