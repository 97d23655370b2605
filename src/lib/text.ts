/** Invisible; prevents a line break. The site's fonts have no non-breaking hyphen. */
export const WORD_JOINER = "\u2060";

export const NO_BREAK_SPACE = "\u00a0";

/** Removes the characters that prevent line breaks, which a keyboard does not have. */
export function withoutNoBreaks(text: string): string {
  return text.replaceAll(WORD_JOINER, "").replaceAll(NO_BREAK_SPACE, " ");
}

/** Splits a text at blank lines. */
export function paragraphsOf(text: string): string[] {
  return text.split(/\n\s*\n/);
}

function searchable(text: string): string {
  return withoutNoBreaks(text).toLowerCase().replaceAll("’", "'");
}

/** Returns whether one of the texts contains the query, ignoring case. An empty query matches everything. */
export function matches(query: string, ...texts: readonly string[]): boolean {
  const needle = searchable(query).trim();
  return texts.some((text) => searchable(text).includes(needle));
}
