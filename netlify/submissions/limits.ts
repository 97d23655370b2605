import type { Store } from "./store";

/** Something may happen at most `max` times in any `period` of milliseconds. The store keeps the times under `key`. */
type Limit = { readonly key: string; readonly max: number; readonly period: number };
type Times = number[] | undefined;

/** Returns false if `change` returns undefined, which leaves the times as they are. */
async function changeTimes(store: Store, { key, period }: Limit, change: (times: number[]) => Promise<Times>) {
  for (;;) {
    const entry = await store.read(key);
    // A time far in the future comes from a wrong clock.
    const times = (entry?.text.split(" ") ?? []).map(Number).filter((time) => Math.abs(Date.now() - time) < period);
    const text = (await change(times))?.join(" ");
    if (text === undefined) return false;
    if (entry ? await store.replace(key, text, entry.etag) : await store.create(key, text)) return true;
  }
}

/** Counts something before it happens, because several runs can work at the same time. Returns false if it must not. */
export const count = (store: Store, limit: Limit, isWanted = async () => true) =>
  changeTimes(store, limit, async (times) =>
    times.length < limit.max && (await isWanted()) ? [...times, Date.now()] : undefined,
  );

/** Takes back the newest count, because it did not happen. */
export const uncount = (store: Store, limit: Limit) => changeTimes(store, limit, async (times) => times.slice(0, -1));
