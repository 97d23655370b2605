import { lastNoted, notedKeys } from "../outbox/outbox";
import { mapConcurrently } from "../submissions/concurrently";
import type { SubmissionStore } from "../submissions/store";

/** A write takes seconds: what has no record after so long, in milliseconds, never gets one. */
const ORPHAN_MS = 24 * 60 * 60_000;

/** The keys of which the outbox knows, but under which there is no record: a write or a deletion was cut off. */
export async function orphanedKeys(store: SubmissionStore, now: Date): Promise<string[]> {
  const orphaned = await mapConcurrently(await notedKeys(store), async (key) => {
    if ((await store.get(key)) !== null) return [];
    const age = now.getTime() - (await lastNoted(store, key));
    return age > ORPHAN_MS ? [key] : [];
  });
  return orphaned.flat();
}
