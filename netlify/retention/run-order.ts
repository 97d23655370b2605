import { openStoreNamed } from "../submissions/store";

/** Tells in the first store which one a run that was too long did not come to. */
const NEXT_KEY = "retention/next";

/**
 * Puts stores in the order in which a run comes to them: the published site's first, then from where the last run
 * stopped.
 *
 * @param published the names of the stores that come first
 */
export async function runOrder(names: readonly string[], published: readonly string[]): Promise<string[]> {
  const first = published.filter((name) => names.includes(name));
  const others = names.filter((name) => !published.includes(name)).sort();
  const [keeper] = [...first, ...others];
  if (keeper === undefined) return [];
  const next = (await openStoreNamed(keeper).get(NEXT_KEY, { type: "text" })) as string | null;
  const start =
    next === null
      ? 0
      : Math.max(
          0,
          others.findIndex((name) => name >= next),
        );
  return [...first, ...others.slice(start), ...others.slice(0, start)];
}

/**
 * Remembers where the next run is to begin.
 *
 * @param names in the order of this run
 * @param done how many of them it came to
 */
export async function rememberNext(names: readonly string[], done: number): Promise<void> {
  const [keeper, next] = [names[0], names[done]];
  if (keeper === undefined) return;
  const store = openStoreNamed(keeper);
  await (next === undefined ? store.delete(NEXT_KEY) : store.set(NEXT_KEY, next));
}
