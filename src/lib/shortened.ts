/**
 * The beginning of a text, cut between words, with an ellipsis where it goes on.
 *
 * @param length of the result at most, in characters
 */
export function shortened(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  return `${cut.slice(0, cut.lastIndexOf(" ")).replace(/[\s.,;:–]+$/, "")}…`;
}
