export const paragraphsOf = (text: string): string[] => text.split(/\n\s*\n/);

export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Keeps a number and its noun on one line. */
export const withWholeNumbers = (text: string) => text.replace(/(\d) (?=\p{L})/gu, "$1\u00a0");

/** Returns the initials of the first and the last name: "RD" for "Ruth van Dijk". */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words[0], words.slice(1).at(-1)].map((word = "") => [...word][0]?.toUpperCase()).join("");
}

/** Writes a number with at most two decimals: "12,400.5". A formatter of Intl would take a slow phone 40 ms. */
export const formatNumber = (value: number) =>
  String(Math.round(value * 100) / 100).replace(/\d(?=(?:\d{3})+(?:\.|$))/g, "$&,");

const WORDS = "none one two three four five six seven eight nine ten eleven twelve".split(" ");

/** Writes a number up to twelve as a word. */
export const inWords = (count: number) => WORDS[count] ?? `${count}`;

/** Writes "one month" or "two months". */
export const countOf = (count: number, one: string, several: string) =>
  `${inWords(count)} ${count === 1 ? one : several}`;

/** A pasted no-break space is a space, and a keyboard has one apostrophe. */
const searchable = (text: string) => text.toLowerCase().replace(/\s/g, " ").replaceAll("’", "'");

/** Returns whether one of the texts contains the query, ignoring case. An empty query matches everything. */
export function matches(query: string, ...texts: readonly string[]): boolean {
  const needle = searchable(query).trim();
  return texts.some((text) => searchable(text).includes(needle));
}

/** Returns the whole words before an index, and an ellipsis. A single word may be longer, but no character is halved. */
export const wordsBefore = (text: string, index: number): string =>
  `${/^.+?(?=[,.:;–—-]* \S*$)/su.exec(text.slice(0, index + 1))?.[0] ?? text.slice(0, index).replace(/\p{Cs}$/u, "")}…`;
