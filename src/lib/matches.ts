import { breakable } from "./unbreakable";

/** Lower case, and with the signs that keyboards have: two texts that fold alike are the same to a search. */
export function folded(text: string): string {
  return breakable(text).toLowerCase().replaceAll("’", "'");
}

/** What a search looks for in folded texts. */
export function sought(query: string): string {
  return folded(query).trim();
}

/**
 * Whether a search finds something: the query stands in one of its texts, in upper or lower case (docs/behaviour.md 4.7).
 *
 * @param query what the visitor wrote; an empty one finds everything
 * @param texts the texts that are searched
 */
export function matches(query: string, ...texts: readonly string[]): boolean {
  const words = sought(query);
  return texts.some((text) => folded(text).includes(words));
}
