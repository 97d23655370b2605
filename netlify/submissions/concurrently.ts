/** Enough to hide the store's latency, and far from what it would take amiss. */
const REQUESTS_AT_ONCE = 16;

/**
 * Does the same to many things, some at a time.
 *
 * @param atOnce how many are under way at the same time
 * @returns the results, in the order of the things
 * @throws whatever the work throws first
 */
export async function mapConcurrently<T, R>(
  things: readonly T[],
  work: (thing: T) => Promise<R>,
  atOnce = REQUESTS_AT_ONCE,
): Promise<R[]> {
  const results: R[] = [];
  const waiting = things.entries();
  const worker = async () => {
    for (const [index, thing] of waiting) results[index] = await work(thing);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}
