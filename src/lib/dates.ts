/**
 * Converts a date as articles write it to ISO 8601.
 *
 * @param text such as "April 18, 2026"
 * @returns such as "2026-04-18"
 * @throws RangeError if the text is no date
 */
export function isoDate(text: string): string {
  return new Date(`${text} UTC`).toISOString().slice(0, 10);
}

/**
 * Counts months, so that their difference is the time between two.
 *
 * @param text a month as the pages show it: "April 2026"
 * @returns the number of the month; NaN for a text that is no month
 */
export function monthNumber(text: string): number {
  const day = new Date(`${text} UTC`);
  return day.getUTCFullYear() * 12 + day.getUTCMonth();
}

/** Created once: creating it takes fifty times as long as using it. */
const LONG = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/**
 * Formats a date as the pages show it; the same day in every time zone.
 *
 * @param date in ISO 8601: "2026-04-18"
 * @returns such as "April 18, 2026"; a text that is no date as it is, as an editor's may be unfinished
 */
export function longDate(date: string): string {
  const day = new Date(date);
  return Number.isNaN(day.getTime()) ? date : LONG.format(day);
}
