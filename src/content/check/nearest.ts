import { closest, distance } from "fastest-levenshtein";

/** How much of a word may differ and still be taken for a slip. */
const SLIP = 1 / 3;

/**
 * What was probably meant.
 *
 * @param written what stands in the content
 * @param known what could stand there
 * @returns the nearest of those, where it is near enough to be a slip
 */
export function nearest(written: string, known: Iterable<string>): string | undefined {
  const candidates = [...known];
  if (candidates.length === 0) return undefined;
  const sameButForCase = candidates.find((candidate) => candidate.toLowerCase() === written.toLowerCase());
  const found = sameButForCase ?? closest(written, candidates);
  const allowed = Math.ceil(Math.max(written.length, found.length) * SLIP);
  return sameButForCase || distance(written, found) <= allowed ? found : undefined;
}
