import type { Store } from "./store";

/** Something may happen at most `max` times in any `period` of milliseconds. The store keeps the times under `key`. */
export type Limit = { readonly key: string; readonly max: number; readonly period: number };

async function readTimes(store: Store, { key, period }: Limit) {
  const entry = await store.read(key);
  // A time far in the future comes from a wrong clock.
  const times = (entry?.text.split(" ") ?? []).map(Number).filter((time) => Math.abs(Date.now() - time) < period);
  return { entry, times };
}

/** Lets nothing more happen within the period. */
export async function exhaust(store: Store, limit: Limit): Promise<void> {
  const { entry } = await readTimes(store, limit);
  const text = Array(limit.max).fill(Date.now()).join(" ");
  await (entry ? store.replace(limit.key, text, entry.etag) : store.create(limit.key, text));
}

export const isReached = async (store: Store, limit: Limit): Promise<boolean> =>
  (await readTimes(store, limit)).times.length >= limit.max;

/** Counts something before it happens, because several runs can work at the same time. Returns false if it must not. */
export async function count(store: Store, limit: Limit): Promise<boolean> {
  for (;;) {
    const { entry, times } = await readTimes(store, limit);
    if (times.length >= limit.max) return false;
    const text = [...times, Date.now()].join(" ");
    if (entry ? await store.replace(limit.key, text, entry.etag) : await store.create(limit.key, text)) return true;
  }
}
