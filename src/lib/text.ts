/** Splits a text at blank lines. */
export function paragraphsOf(text: string): string[] {
  return text.split(/\n\s*\n/);
}

export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A pasted no-break space is a space, and a keyboard has one apostrophe. */
const searchable = (text: string) => text.toLowerCase().replace(/\s/g, " ").replaceAll("’", "'");

/** Returns whether one of the texts contains the query, ignoring case. An empty query matches everything. */
export function matches(query: string, ...texts: readonly string[]): boolean {
  const needle = searchable(query).trim();
  return texts.some((text) => searchable(text).includes(needle));
}
