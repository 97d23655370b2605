// The formats of texts in data/.
import { iso1A2Code } from "@rapideditor/country-coder";
import { parseEmail } from "../../src/forms/email";
import { longDate, longMonth } from "../../src/lib/dates";
import { parseUrl } from "../../src/lib/parse-url";

/** The maximum size of a picture, in bytes. */
export const LARGEST_PICTURE = 5_000_000;

/** The maximum length of an entry's file name, in characters, without its extension. */
export const LONGEST_NAME = 80;

/** Formats a day in ISO 8601 form in each notation. */
const DATES: Readonly<Record<string, (iso: string) => string>> = {
  date: (iso) => iso,
  "long-date": longDate,
  "long-month": longMonth,
};

/** Reads a date of a format of DATES. Returns it in ISO 8601 form, a month as its first day, or undefined if it is wrong. */
export function isoDay(text: string, format: string): string | undefined {
  const time = Date.parse(`${format === "long-month" ? "1 " : ""}${text} UTC`);
  const iso = Number.isNaN(time) ? "" : new Date(time).toISOString().slice(0, 10);
  // JavaScript reads February 30 as March 2. Earlier years are typing errors.
  return /^(?:199|20\d)\d-/.test(iso) && DATES[format]?.(iso) === text ? iso : undefined;
}

type Format = readonly [isValid: (text: string) => boolean, noun: string, example: string];

const isDay = (format: string) => (text: string) => isoDay(text, format) !== undefined;

const PHONE_PATTERN = /^(?=(?:\D*\d){7,15}$)(?!.*\(0\))(?!\+1(?!(?:\D*\d){10}$))\+[1-9](?:[ .-]?(?:\(\d+\)|\d+))+$/;
const HTTPS = /^https:\/\/[^\s/?#@:]+(?::\d+)?(?:[/?#][^\s“”„<>"|]*)?$/i;
const DOMAIN = /^[\w-]+(?:\.[\w-]+)*\.[a-z][a-z\d-]+$/;

/** Letters of two alphabets that look the same, in one part of a domain. */
const MIXED = /[a-z][^.@]*[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}][^.@]*[a-z]/iu;

/** Domains may have letters of any script: browsers convert them to ASCII. */
const isHttps = (text: string) =>
  HTTPS.test(text) && !MIXED.test(text.split("/")[2] ?? "") && DOMAIN.test(parseUrl(text)?.hostname ?? "");

/** Whether a text is one email address, without anything that a form would take away or replace. */
function isEmail(text: string): boolean {
  const isBare = /^[!-~]+@[\p{L}\p{M}\p{Nd}.-]*[\p{L}\p{M}\p{Nd}]$/u.test(text) && !MIXED.test(text);
  return isBare && parseEmail(text)?.split("@")[0] === text.split("@")[0];
}

/** Ids are the last part of a page's address. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The formats that depend on the text alone. The check looks at pictures, files, links and Markdown. */
export const FORMATS: Readonly<Record<string, Format>> = {
  date: [isDay("date"), "an existing day as year-month-day", "2026-11-03"],
  "long-date": [isDay("long-date"), "an existing day with the full name of its month", "October 20, 2026"],
  "long-month": [isDay("long-month"), "the full name of a month with its year", "April 2026"],
  email: [isEmail, "a valid email address", "info@example.com"],
  phone: [(text) => PHONE_PATTERN.test(text), "a phone number with + and the country code", "+1 (212) 555-0100"],
  "https-url": [isHttps, "a public web address with https://", "https://www.example.com"],
  // The package takes other codes, too: "UK" means GB.
  country: [(text) => iso1A2Code(text) === text, "the two-letter code of a country", "GB"],
  slug: [(text) => SLUG.test(text), "an id of lowercase letters a to z, digits and single hyphens", "market-analysis"],
};

export const isFormat = (format: string, text: string): boolean => FORMATS[format]?.[0](text) ?? false;
