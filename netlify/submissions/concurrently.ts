import pLimit from "p-limit";

/** Enough to hide the store's latency, and far below what the store would refuse. */
const REQUESTS_AT_ONCE = 16;

/**
 * Applies asynchronous work to each item, a limited number of items at a time.
 *
 * @param atOnce how many items are worked on at the same time
 * @returns the results, in the order of the items
 * @throws whatever the work throws first
 */
export function mapConcurrently<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
  atOnce = REQUESTS_AT_ONCE,
): Promise<R[]> {
  const limit = pLimit(atOnce);
  return Promise.all(items.map((item) => limit(() => work(item))));
}

/**
 * Applies asynchronous work to items one after the other, and begins with the next ones meanwhile.
 *
 * @param ahead how many items are worked on at the same time
 * @returns the results, in the order of the items
 * @throws whatever the work throws, in its turn
 */
export async function* readAhead<T, R>(
  items: AsyncIterable<T>,
  work: (item: T) => Promise<R>,
  ahead: number,
): AsyncGenerator<R> {
  const begun: Promise<R>[] = [];
  for await (const item of items) {
    const result = work(item);
    // Nobody waits for it where an earlier one ends the whole.
    result.catch(() => undefined);
    const next = begun.push(result) >= ahead ? begun.shift() : undefined;
    if (next) yield await next;
  }
  for (const result of begun) yield await result;
}
