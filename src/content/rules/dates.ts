import { textsOf } from "../../../plugins/gatsby-plugin-content-schema";
import type { ContentRule } from "../../../plugins/gatsby-plugin-content-schema";
import { isoDate } from "../../lib/dates";
import { hasEnded } from "../webinar-lists";

/** What only a webinar that is over has. */
const OF_RECORDINGS = ["duration", "recordingUrl"];

/** Checks that a webinar with what only a recorded one has isn't still to come. */
export const checkRecordings: ContentRule = ({ entries, today }) =>
  (entries.get("webinars") ?? []).flatMap((webinar) => {
    const { date, draft } = webinar.entry;
    const only = OF_RECORDINGS.find((key) => key in webinar.entry);
    const isToCome = typeof date === "string" && !Number.isNaN(Date.parse(`${date} UTC`)) && isoDate(date) > today;
    if (only === undefined || !isToCome || draft === true) return [];
    return [
      webinar.locate({
        severity: "mistake",
        path: ["date"],
        value: date,
        message: `this day is still to come, and "${only}" tells of a webinar that is over`,
        remedy: `Correct the date, or take "${only}" out.`,
      }),
    ];
  });

/** Checks that a webinar to come says at what time it begins: the page shows it beside the day. */
export const checkTimes: ContentRule = ({ entries, today }) =>
  (entries.get("webinars") ?? []).flatMap((webinar) => {
    const { date, time, draft } = webinar.entry;
    if (typeof date !== "string" || Number.isNaN(Date.parse(`${date} UTC`))) return [];
    if (time !== undefined || draft === true || hasEnded({ date }, today)) return [];
    return [
      webinar.locate({
        severity: "mistake",
        path: ["date"],
        value: date,
        message: 'this day is still to come, and without "time" nobody knows when to be there',
        remedy: 'Add "time": the hours with their zone, such as “11:00 AM – 12:00 PM ET / 4:00 PM GMT”.',
      }),
    ];
  });

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
