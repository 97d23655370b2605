import { isoDate } from "../lib/dates";

interface Dated {
  /** As articles write it: "April 18, 2026". */
  readonly date?: unknown;
}

/** The day of an article in ISO 8601 form; undefined where its date can't be read. */
export function articleDay({ date }: Dated): string | undefined {
  if (typeof date !== "string" || Number.isNaN(Date.parse(`${date} UTC`))) return undefined;
  return isoDate(date);
}

/** Content that the published site has from its day on, by the name of its file; previews show it before, like drafts. */
export const HELD_BACK = { articles: { dayOf: articleDay, field: "published" } };
