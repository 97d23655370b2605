/**
 * Tells how many fields of a form have an error.
 *
 * @param count at least 1
 */
export function attentionText(count: number): string {
  return count === 1 ? "1 field needs your attention" : `${String(count)} fields need your attention`;
}
