import { countOf } from "./text";

/** Converts "April 18, 2026" to "2026-04-18". Throws a RangeError if the text is not a date. */
export const isoDate = (text: string): string => new Date(`${text} UTC`).toISOString().slice(0, 10);

/** At midnight GMT it is still the day before in New York. */
export const noon = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** Numbers months such as "April 2026" consecutively. Returns NaN for other texts. */
export function monthNumber(text: string): number {
  // Only V8 reads a month without a day.
  const day = new Date(`1 ${text} UTC`);
  return day.getUTCFullYear() * 12 + day.getUTCMonth();
}

/** A formatter of Intl would take a slow phone 60 ms. */
const MONTHS = "January February March April May June July August September October November December".split(" ");

/** Converts "2026-04-18" to "April 18, 2026". Returns other texts unchanged, because an editor's date may be unfinished. */
export function longDate(date: string): string {
  const day = new Date(date);
  const month = MONTHS[day.getUTCMonth()];
  return month ? `${month} ${day.getUTCDate()}, ${day.getUTCFullYear()}` : date;
}

/** Converts "2026-04-18" to "April 2026". */
export const longMonth = (date: string): string => longDate(date).replace(/ \d+,/, "");

/** Returns the month that is `count` months after "February 2027". Throws a RangeError if the text is not a month. */
export function monthAfter(month: string, count: number): string {
  const day = new Date(`1 ${month} UTC`);
  day.setUTCMonth(day.getUTCMonth() + count);
  return longMonth(day.toISOString());
}

/** Returns whether a day such as "2026-12-09" has ended in New York: 5 hours after UTC, also in summer. False for other texts. */
export const hasEnded = (day: string, now: Date): boolean => now.getTime() >= Date.parse(day) + 29 * 60 * 60_000;

/** Converts an ISO 8601 time to "18 April 2026, 17:30 UTC". Throws a RangeError if the text is not a date. */
export const utcTime = (time: string): string =>
  `${longDate(time).replace(/(\S+) (\d+),/, "$2 $1")}, ${new Date(time).toISOString().slice(11, 16)} UTC`;

/** Writes a time of day in the visitor's time zone: "2:05 PM". */
export const timeOfDay = (time: Date): string =>
  `${time.getHours() % 12 || 12}:${String(time.getMinutes()).padStart(2, "0")} ${time.getHours() < 12 ? "AM" : "PM"}`;

/** Returns "two months late" if a project ended after the month in which its targets were due, or undefined. */
export function delayOf({ due, closed }: { readonly due: string; readonly closed: string }): string | undefined {
  const months = monthNumber(closed) - monthNumber(due);
  return months > 0 ? `${countOf(months, "month", "months")} late` : undefined;
}
