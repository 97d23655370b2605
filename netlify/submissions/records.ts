import type { Entry, Store } from "./store";
import type { State, StoredSubmission } from "./submission";

/** Works on many things, twenty at a time. */
export async function inParallel<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let done = 0; done < items.length; done += 20) {
    results.push(...(await Promise.all(items.slice(done, done + 20).map(work))));
  }
  return results;
}

/** A record as it was read, with the tag that replaces it. */
export type ReadSubmission = Pick<Entry, "etag"> & { readonly submission: StoredSubmission };

/** Reads a record; undefined if there is none. One that can't be read is logged: it must not hold up the others. */
export async function readSubmission(store: Store, key: string): Promise<ReadSubmission | undefined> {
  const entry = await store.read(key);
  if (!entry) return undefined;
  try {
    return { submission: JSON.parse(entry.text) as StoredSubmission, etag: entry.etag };
  } catch {
    console.error(`The record ${key} can't be read.`);
    return undefined;
  }
}

/** Stores a new record. Returns false if it was there already: the visitor has pressed again. */
export function createSubmission(store: Store, state: State, submission: StoredSubmission): Promise<boolean> {
  return store.create(`${state}/${submission.id}`, JSON.stringify(submission));
}

/** Ends the way of a record through the outbox. Cut off in between, it is done again. */
export async function keepSubmission(store: Store, submission: StoredSubmission): Promise<void> {
  await createSubmission(store, "kept", submission);
  await store.remove(`new/${submission.id}`);
}
