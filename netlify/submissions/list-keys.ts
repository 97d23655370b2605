import type { SubmissionStore } from "./store";

/** A key in the store and the version of what it holds. */
export interface ListedKey {
  readonly key: string;
  readonly etag: string;
}

/** Written by the local store while it saves something, and left behind when it is killed meanwhile. */
function isTemporary(key: string): boolean {
  return key.slice(key.lastIndexOf("/") + 1).startsWith(".");
}

/**
 * Lists the keys with a prefix, in order.
 *
 * The local store gives up in the middle of a listing when a file it is about to look at goes away, and answers
 * with what it has so far. So the listing is repeated until it brings nothing new.
 */
export async function listKeys(store: SubmissionStore, prefix: string): Promise<ListedKey[]> {
  const found = new Map<string, ListedKey>();
  let before: number;
  do {
    before = found.size;
    const { blobs } = await store.list({ prefix });
    for (const blob of blobs) if (!isTemporary(blob.key)) found.set(blob.key, blob);
  } while (found.size > before);
  return [...found.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
}
