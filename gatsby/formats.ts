// The formats of texts in data/: which text is right, and what to tell editors about a wrong one.
import { longDate } from "../src/lib/dates";
import type { Report } from "./json";

/** The largest picture, in bytes. */
export const LARGEST_PICTURE = 5_000_000;

/** The longest name of an entry's file, in characters. */
export const LONGEST_NAME = 80;

/** Writes a day in ISO 8601 form in each of the notations. */
const DATES: Readonly<Record<string, (iso: string) => string>> = {
  date: (iso) => iso,
  "long-date": longDate,
  "long-month": (iso) => longDate(iso).replace(/ \d+,/, ""),
};

/**
 * Reads a date in one of the notations.
 *
 * @param format "date", "long-date" or "long-month"
 * @returns the day in ISO 8601 form, the first one of a month; undefined for a text in another notation or no real day
 */
export function isoDay(text: string, format: string): string | undefined {
  const time = Date.parse(`${format === "long-month" ? "1 " : ""}${text} UTC`);
  const iso = Number.isNaN(time) ? "" : new Date(time).toISOString().slice(0, 10);
  // JavaScript takes February 30 for March 2. Years of other centuries are slips of the keyboard.
  return /^(?:19|20)\d\d-/.test(iso) && DATES[format]?.(iso) === text ? iso : undefined;
}

type Format = readonly [isRight: (text: string) => boolean, noun: string, example: string];

const isDay = (format: string) => (text: string) => isoDay(text, format) !== undefined;
const matches = (pattern: RegExp) => (text: string) => pattern.test(text);

const EMAIL = /^(?!\.|.*\.\.|.*\.@)[^\s@,;:<>()"]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i;
const PHONE = /^(?=(?:\D*\d){7,15}$)\+[1-9](?:[ .-]?(?:\(\d+\)|\d+))+$/;
const HTTPS = /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?::\d+)?(?:[/?#]\S*)?$/i;
/** An id, which is the end of an address. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The formats of short texts; check.ts knows those of pictures, files, links and Markdown. */
export const FORMATS: Readonly<Record<string, Format>> = {
  date: [isDay("date"), "a real day as year-month-day", "2026-11-03"],
  "long-date": [isDay("long-date"), "a real day with the month in full", "October 20, 2026"],
  "long-month": [isDay("long-month"), "a month in full with its year", "April 2026"],
  email: [matches(EMAIL), "one email address", "info@example.com"],
  phone: [matches(PHONE), "a phone number with + and the country’s number", "+1 (212) 555-0100"],
  "https-url": [matches(HTTPS), "a web address with https://", "https://www.example.com"],
  slug: [matches(SLUG), "an id of small letters a to z, digits and single hyphens", "market-analysis"],
};

/** Whether a text has one of these formats. */
export const isFormat = (format: string, text: string): boolean => FORMATS[format]?.[0](text) ?? false;

type Slip = readonly [pattern: RegExp, message: string, remedy: string, severity?: "warning"];

const INVISIBLE = /[\0-\x08\x0b-\x1f\x7f-\x9f\xad\u200b\u2028-\u202e\u2060\u2066-\u2069\ufeff]/;
const TAG = /<!--|<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/i;
const MARKDOWN = /\*\*(?=\S)[^*]*\*\*|!?\[[^\]\n]+\]\([^)\s]*\)|^#{2,6} /m;

/** What can be wrong with any words. */
export const SLIPS: readonly Slip[] = [
  [INVISIBLE, "an invisible character is here", "Remove it: type the words again instead of pasting them."],
  [/\ufffd|â€|Ã[\x80-\xbf]/, "broken characters are here", "Type the words again, or paste them once more."],
  [/\b(?:TODO|FIXME|TBD|XXX)\b|[Ll]orem ipsum/, "a note or a filler is left here", "Write the final words."],
  [/\S {2,}(?=\S)/, "two spaces are here", "Write one.", "warning"],
];

/** What can be wrong with words that are shown as they are written. */
export const PLAIN_SLIPS: readonly Slip[] = [
  ...SLIPS,
  [/^\s|\s$/, "this text begins or ends with a space or a line break", "Remove it."],
  [TAG, "HTML has no effect in this text: visitors would see it", "Remove the tag."],
  [/&(?:#\d+|#x[\da-f]+|[a-z]{2,}\d*);/i, "visitors would see this code", "Write the character itself."],
  [MARKDOWN, "Markdown has no effect in this text: visitors would see its signs", "Remove the signs."],
];

/** Shows a part of a long text, in one line. */
export const quoted = (text: string) => `“${text.slice(0, 40).replaceAll(/\s/g, " ")}${text.length > 40 ? "…" : ""}”`;

/** Reports each slip in some words at its first place. */
export function findSlips(text: string, slips: readonly Slip[], on: (index: number) => Report): void {
  for (const [pattern, message, remedy, severity] of slips) {
    const index = text.search(pattern);
    if (index >= 0) on(index)(`${message}: ${quoted(text.slice(Math.max(0, index - 15)))}`, remedy, severity);
  }
}
