import { NO_BREAK_SPACE, WORD_JOINER } from "./text";

const TENS = "twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety";
const TEENS = "ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen";
const NUMBERS = `one|two|three|four|five|six|seven|eight|nine|${TEENS}|${TENS}`;

/** A compound that starts with a number or a single letter: "six-week", "12-month", "X-ray". */
const COMPOUND = new RegExp(`(?<![\\p{L}\\d-])(${NUMBERS}|\\d+|\\p{L})-(?=\\p{L})`, "giu");

const UNITS = [
  "thousand|million|billion|percent|points?",
  "seconds?|minutes?|hours?|days?|weeks?|months?|quarters?|years?",
  "tons?|metric|pages?|people|stations?|countries|AM|PM|[ECMP][DS]?T|GMT|UTC|BST|CES?T",
].join("|");
const MONTHS = "January|February|March|April|May|June|July|August|September|October|November|December";
const WORD = `(?:${NUMBERS}|${NUMBERS.replace(/\b\w/g, (letter) => letter.toUpperCase())})`;
const START = `(?:[$£€]?\\d|${WORD}\\b)`;
const END = `(?:\\d(?:%| (?:thousand|million|billion|percent|AM|PM))?|\\b${WORD})`;

/** What stays in one line before and after a space. */
const PAIRS = [
  // "45 minutes", "$18 million", "6:00 PM ET"
  ["\\d|[AP]M", `(?:${UNITS})\\b`],
  // "8 to 12 weeks", "$145,000 to $175,000", "two or three"
  [END, `(?:to|or) ${START}`],
  [`${END} (?:to|or)`, START],
  // "May 1", "Suite 1200"
  [`\\b(?:${MONTHS}|Suite|Floor|Room|Unit|Box|No\\.|Section|Phase|Step|US)`, "[$\\d]"],
  // "418 Madison", "21st Floor", "CA 94104", "EC2V 6KM"
  ["\\d(?:st|nd|rd|th)?", "\\p{Lu}\\p{Ll}"],
  ["\\b[A-Z]{1,2}(?:\\d[A-Z\\d]?)?", "(?:\\d{5}|\\d[A-Z]{2})\\b"],
  // "San Francisco"
  ["\\b(?:New|San|Santa|Los|Las|El|Saint|St\\.|Fort|Hong|Abu|Tel|Cape|North|South|United)", "\\p{Lu}"],
].map(([before = "", after = ""]) => `(?<=${before}) (?=${after})`);

const SPACE = new RegExp(PAIRS.join("|"), "gu");

/** The dash of a range: "11:00 AM–12:00 PM". */
const DASH = /(?<=\d|[AP]M)–(?=[$£€]?\d)/g;

/** Prevents bad line breaks in compounds, ranges and addresses, and between a number and its unit. */
export function typeset(text: string): string {
  return text.replace(COMPOUND, `$1-${WORD_JOINER}`).replace(DASH, `–${WORD_JOINER}`).replace(SPACE, NO_BREAK_SPACE);
}
