import { eraseTraces } from "../outbox/outbox";
import { storedIndexKey } from "./record-index";
import { clearDedupKeys } from "./repeats";
import type { SubmissionStore } from "./store";

/**
 * Deletes a submission and all that is known of it. The record goes first: whatever writes about it meanwhile looks
 * for the record afterwards.
 *
 * @param key the key of its record
 */
export async function erase(store: SubmissionStore, key: string): Promise<void> {
  const entry = await storedIndexKey(store, key);
  await store.delete(key);
  await Promise.all([
    eraseTraces(store, key),
    clearDedupKeys(store, key),
    entry === undefined ? undefined : store.delete(entry),
  ]);
}
