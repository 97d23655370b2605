/** Matches the first half of a character that UTF-16 writes in two halves, at the end of a text. */
const HALF_CHARACTER = /[\ud800-\udbff]$/;

/**
 * Shortens a text between two words, or within a word that is longer than the limit, and adds an ellipsis.
 *
 * @param length the greatest length of the result, in UTF-16 code units
 */
export function truncateAtWord(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  const end = cut.lastIndexOf(" ");
  const words = end > 0 ? cut.slice(0, end) : cut.slice(0, -1).replace(HALF_CHARACTER, "");
  return `${words.replace(/[\s.,;:–]+$/, "")}…`;
}
