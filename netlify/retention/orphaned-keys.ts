import { lastNoted, notedKeys } from "../outbox/outbox";
import { mapConcurrently } from "../submissions/concurrently";
import { keysWithoutRecord } from "../submissions/repeats";
import type { SubmissionStore } from "../submissions/store";
import { timeOfId } from "../submissions/submission";

/** A write takes seconds: what has no record after so long, in milliseconds, never gets one. */
const ORPHAN_MS = 24 * 60 * 60_000;

/** The keys of which something is known, but under which there is no record: a write or a deletion was cut off. */
export async function orphanedKeys(store: SubmissionStore, now: Date): Promise<string[]> {
  const known = new Set([...(await notedKeys(store)), ...(await keysWithoutRecord(store))]);
  const orphaned = await mapConcurrently([...known], async (key) => {
    if ((await store.get(key)) !== null) return [];
    const age = now.getTime() - Math.max(await lastNoted(store, key), timeOfId(key)?.getTime() ?? 0);
    return age > ORPHAN_MS ? [key] : [];
  });
  return orphaned.flat();
}
