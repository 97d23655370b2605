/** Keeps the characters on both sides together, and is invisible: the site's fonts have no non-breaking hyphen. */
export const WORD_JOINER = "\u2060";

export const NO_BREAK_SPACE = "\u00a0";

/** Returns the text as a keyboard writes it, without the characters that prevent line breaks. */
export function withoutNoBreaks(text: string): string {
  return text.replaceAll(WORD_JOINER, "").replaceAll(NO_BREAK_SPACE, " ");
}

/** Splits copy from the data into paragraphs, which blank lines separate. */
export function paragraphsOf(text: string): string[] {
  return text.split(/\n\s*\n/);
}

/** Returns the text in lower case and with the characters that keyboards have. */
function searchable(text: string): string {
  return withoutNoBreaks(text).toLowerCase().replaceAll("’", "'");
}

/**
 * Tells whether one of the texts contains the query, in upper or lower case (docs/behaviour.md 4.7).
 *
 * @param query the visitor's input; an empty one matches everything
 */
export function matches(query: string, ...texts: readonly string[]): boolean {
  const sought = searchable(query).trim();
  return texts.some((text) => searchable(text).includes(sought));
}
