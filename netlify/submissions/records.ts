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

/**
 * Notes who has taken a record's mail, and ends its way through the outbox if that is everybody. Cut off in between, it is
 * done again. A record that somebody has deleted or claimed meanwhile is left alone.
 */
export async function noteMailed(store: Store, found: ReadSubmission, recipients: string[], isComplete: boolean) {
  const key = `new/${found.submission.id}`;
  const told = { ...found.submission, accepted: [...found.submission.accepted, ...recipients] };
  const isThere = (await store.replace(key, JSON.stringify(told), found.etag)) !== undefined;
  if (!isThere || !isComplete) return;
  await createSubmission(store, "kept", told);
  await store.remove(key);
}
