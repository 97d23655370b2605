import { SUBMISSION_KINDS } from "../../src/forms/submission-kind";
import type { SubmissionKind } from "../../src/forms/submission-kind";
import { mapConcurrently } from "../submissions/concurrently";
import { readOrName, RECORD_STATES, recordPrefix, UnreadableRecord } from "../submissions/records";
import type { RecordState } from "../submissions/records";
import type { SubmissionStore } from "../submissions/store";
import { timeOfId } from "../submissions/submission";

/** Before when the records of a kind are to go; undefined when they are to stay. */
export type Cutoff = (kind: SubmissionKind, state: RecordState) => Date | undefined;

/** When a record was received; undefined where that cannot be told. */
async function timeOf(store: SubmissionStore, key: string): Promise<Date | undefined> {
  const time = timeOfId(key);
  if (time) return time;
  const record = await readOrName(store, key);
  return record === null || record instanceof UnreadableRecord ? undefined : new Date(record.receivedAt);
}

/** The keys of the records that are older than a cutoff allows, also of those that cannot be read but name their time. */
export async function findExpired(store: SubmissionStore, cutoff: Cutoff): Promise<string[]> {
  const groups = SUBMISSION_KINDS.flatMap((kind) =>
    RECORD_STATES.map((state) => ({ prefix: recordPrefix(kind, state), before: cutoff(kind, state) })),
  );
  const expired = await mapConcurrently(groups, async ({ prefix, before }) => {
    if (!before) return [];
    const { blobs } = await store.list({ prefix });
    const keys = await mapConcurrently(blobs, async ({ key }) => {
      const time = await timeOf(store, key);
      return time && time < before ? [key] : [];
    });
    return keys.flat();
  });
  return expired.flat();
}
