// The formats of texts in data/: which text is right, and what to tell editors about a wrong one.
import { longDate } from "../src/lib/dates";
import type { Report } from "./json";

/** Writes a day in ISO 8601 form in each of the notations. */
const DATES: Readonly<Record<string, (iso: string) => string>> = {
  date: (iso) => iso,
  "long-date": longDate,
  "long-month": (iso) => longDate(iso).replace(/ \d+,/, ""),
};

/** Finds the day that a text probably means, in ISO 8601 form. JavaScript takes February 30 for March 2. */
function meantDay(text: string, format: string): string | undefined {
  const time = Date.parse(`${format === "long-month" ? "1 " : ""}${text} UTC`);
  const iso = Number.isNaN(time) ? "" : new Date(time).toISOString().slice(0, 10);
  // Other years are slips of the keyboard.
  return /^(?:19|20)\d\d-/.test(iso) ? iso : undefined;
}

/**
 * Reads a date in one of the notations.
 *
 * @param format "date", "long-date" or "long-month"
 * @returns the day in ISO 8601 form, the first one of a month; undefined for a text in another notation or no real day
 */
export function isoDay(text: string, format = ""): string | undefined {
  const iso = meantDay(text, format);
  return iso !== undefined && DATES[format]?.(iso) === text ? iso : undefined;
}

/** Writes words as the end of an address: "Market Analysis" is "market-analysis". */
export function slugOf(words: string): string {
  const letters = words
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f'’]/g, "");
  return letters.replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "") || "new-name";
}

interface Format {
  readonly isRight: (text: string) => boolean;
  /** What the text has to be, and an example: both for the message. */
  readonly noun: string;
  readonly example: string;
  /** What was probably meant. */
  readonly meant?: (text: string) => string | undefined;
}

function dateFormat(format: string, noun: string, example: string): Format {
  const meant = (text: string) => {
    const iso = meantDay(text, format);
    // Of a day that doesn't exist nobody knows which one was meant.
    const isSameDay =
      format === "long-month" || new RegExp(`(?<!\\d)0?${String(Number(iso?.slice(8)))}(?!\\d)`).test(text);
    return iso !== undefined && isSameDay ? DATES[format]?.(iso) : undefined;
  };
  return { isRight: (text) => isoDay(text, format) !== undefined, noun, example, meant };
}

const HTTPS = /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?::\d+)?(?:[/?#]\S*)?$/i;

/** Whether a text can be an id. */
export const isSlug = (text: string) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);

/** The formats of short texts; check.ts knows those of pictures, files, links and Markdown. */
export const FORMATS: Readonly<Record<string, Format>> = {
  date: dateFormat("date", "a real day as year-month-day", "2026-11-03"),
  "long-date": dateFormat("long-date", "a real day with the month in full", "October 20, 2026"),
  "long-month": dateFormat("long-month", "a month in full with its year", "April 2026"),
  email: {
    isRight: (text) =>
      /^(?!\.|.*\.\.|.*\.@)[^\s@,;:<>()"]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i.test(text),
    noun: "one email address",
    example: "info@example.com",
  },
  phone: {
    isRight: (text) =>
      /^\+[1-9](?:[ .-]?(?:\(\d+\)|\d+))+$/.test(text) && /^\d{7,15}$/.test(text.replaceAll(/\D/g, "")),
    noun: "a phone number that begins with + and the country’s number",
    example: "+1 (212) 555-0100",
  },
  "https-url": {
    isRight: (text) => HTTPS.test(text) && URL.canParse(text),
    noun: "a web address with https://",
    example: "https://www.example.com",
    meant: (text) => {
      const secure = `https://${text.replace(/^(?:http:)?\/\//i, "")}`;
      return HTTPS.test(secure) ? secure : undefined;
    },
  },
  slug: {
    isRight: isSlug,
    noun: "an id of small letters a to z, digits and single hyphens",
    example: "market-analysis",
    meant: slugOf,
  },
};

type Slip = readonly [pattern: RegExp, message: string, remedy: string, severity?: "warning"];

const INVISIBLE = /[\0-\x08\x0b-\x1f\x7f-\x9f\xad\u200b\u2028-\u202e\u2060\u2066-\u2069\ufeff]/;
const BROKEN = /\ufffd|â€|Ã[\x80-\xbf]|Â[\xa0-\xbf]|\p{Surrogate}/u;
const TAG = /<!--|<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/i;
const MARKDOWN = /\*\*(?=\S)[^*]*\*\*|!?\[[^\]\n]+\]\([^)\s]*\)|^#{2,6} /m;
const FILE_NAME = /^(?:\S+\.(?:jpe?g|png|webp|docx?|pdf)|img[-_ ]?\d+|image|photo|picture)$/i;

/** What can be wrong with any words. */
export const SLIPS: readonly Slip[] = [
  [INVISIBLE, "an invisible character is here", "Remove it: type the words again instead of pasting them."],
  [BROKEN, "broken characters are here", "Type the words again, or paste them once more."],
  [/\b(?:TODO|FIXME|TBD|XXX)\b|[Ll]orem ipsum/, "a note or a filler is left here", "Write the final words."],
  [/\S {2,}(?=\S)/, "two spaces are here", "Write one.", "warning"],
];

/** What can be wrong with words that are shown as they are written. */
export const PLAIN_SLIPS: readonly Slip[] = [
  [/^\s|\s$/, "this text begins or ends with a space or a line break", "Remove it."],
  [TAG, "HTML has no effect in this text: visitors would see it", "Remove the tag."],
  [/&(?:#\d+|#x[\da-f]+|[a-z]{2,}\d*);/i, "visitors would see this code", "Write the character itself."],
  [MARKDOWN, "Markdown has no effect in this text: visitors would see its signs", "Remove the signs."],
  [FILE_NAME, "this is the name of a file, or says nothing", "Write what visitors should read here.", "warning"],
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
