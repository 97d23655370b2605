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
  const sameButForCase = candidates.find((candidate) => candidate.toLowerCase() === written.toLowerCase());
  if (sameButForCase !== undefined) return sameButForCase;
  const allowed = (candidate: string) => Math.ceil(Math.max(written.length, candidate.length) * SLIP);
  const similar = candidates.filter((candidate) => Math.abs(candidate.length - written.length) <= allowed(candidate));
  if (similar.length === 0) return undefined;
  const found = closest(written, similar);
  return distance(written, found) <= allowed(found) ? found : undefined;
}
