import { NO_BREAK_SPACE, WORD_JOINER } from "./text";

const TENS = "twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety";
const NUMBERS = `one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|${TENS}`;

/** A compound that starts with a number or a single letter: "six-week", "12-month", "X-ray". */
const COMPOUND = new RegExp(`(?<![\\p{L}\\d-])(${NUMBERS}|\\d+|\\p{L})-(?=\\p{L})`, "giu");

const UNITS = [
  "thousand|million|billion|percent|points?",
  "seconds?|minutes?|hours?|days?|weeks?|months?|quarters?|years?",
  "tons?|metric|pages?|people|countries|AM|PM",
].join("|");

/** A number with its unit: "45 minutes", "$18 million". */
const NUMBER_AND_UNIT = new RegExp(`(\\d) (?=(?:${UNITS})\\b)`, "g");

/**
 * Prevents bad line breaks: puts a word joiner into compounds that start with a number or a letter, and a no-break space
 * between a number and its unit.
 */
export function typeset(text: string): string {
  return text.replace(COMPOUND, `$1-${WORD_JOINER}`).replace(NUMBER_AND_UNIT, `$1${NO_BREAK_SPACE}`);
}
