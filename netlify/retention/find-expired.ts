import { SUBMISSION_KINDS } from "../../src/forms/submission-kind";
import type { SubmissionKind } from "../../src/forms/submission-kind";
import { knownKeys, lastWritten } from "../outbox/outbox";
import { mapConcurrently } from "../submissions/concurrently";
import { receivedAt } from "../submissions/records";
import { keysWithoutRecord } from "../submissions/save";
import { RECORD_STATES, recordPrefix } from "../submissions/store";
import type { RecordState, SubmissionStore } from "../submissions/store";
import { timeOfId } from "../submissions/submission";

/** Returns the time before which the records of a kind are deleted; undefined when they stay. */
export type Cutoff = (kind: SubmissionKind, state: RecordState) => Date | undefined;

/** Lists the keys of records that are older than a cutoff allows, also of unreadable ones whose key has the time. */
export async function findExpired(store: SubmissionStore, cutoff: Cutoff): Promise<string[]> {
  const groups = SUBMISSION_KINDS.flatMap((kind) =>
    RECORD_STATES.map((state) => ({ prefix: recordPrefix(kind, state), before: cutoff(kind, state) })),
  );
  const expired = await mapConcurrently(groups, async ({ prefix, before }) => {
    if (!before) return [];
    const { blobs } = await store.list({ prefix });
    const keys = await mapConcurrently(blobs, async ({ key }) => {
      const time = await receivedAt(store, key);
      return time && time < before ? [key] : [];
    });
    return keys.flat();
  });
  return expired.flat();
}

/** A write takes seconds: a key that has no record after so long, in milliseconds, never gets one. */
const ORPHAN_AGE_MS = 24 * 60 * 60_000;

/** Lists the keys of which something is known, but that have no record: a write or a deletion was cut off. */
export async function orphanedKeys(store: SubmissionStore, now: Date): Promise<string[]> {
  const known = new Set([...(await knownKeys(store)), ...(await keysWithoutRecord(store))]);
  const orphaned = await mapConcurrently([...known], async (key) => {
    if ((await store.get(key)) !== null) return [];
    const age = now.getTime() - Math.max(await lastWritten(store, key), timeOfId(key)?.getTime() ?? 0);
    return age > ORPHAN_AGE_MS ? [key] : [];
  });
  return orphaned.flat();
}
