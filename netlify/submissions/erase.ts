import { eraseTraces } from "../outbox/outbox";
import { forgetWords } from "./repeats";
import type { SubmissionStore } from "./store";

/**
 * Deletes a submission and all that is known of it. The record goes first: whoever notes something of it meanwhile
 * looks for it afterwards.
 *
 * @param key the key of its record
 */
export async function erase(store: SubmissionStore, key: string): Promise<void> {
  await store.delete(key);
  await eraseTraces(store, key);
  await forgetWords(store, key);
}
