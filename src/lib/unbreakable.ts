/** Keeps together what stands on both sides of it, and shows nothing: the site's fonts have no non-breaking hyphen. */
export const WORD_JOINER = "\u2060";

export const NO_BREAK_SPACE = "\u00a0";

/** Text as a keyboard writes it, without what keeps its lines together. */
export function breakable(text: string): string {
  return text.replaceAll(WORD_JOINER, "").replaceAll(NO_BREAK_SPACE, " ");
}
