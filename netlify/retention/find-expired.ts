import type { SubmissionKind } from "../../src/forms/submission-kind";
import { mapConcurrently } from "../submissions/concurrently";
import { dayOf } from "../submissions/days";
import { timedKeysBefore } from "../submissions/find-keys";
import { subscriptionsOfDays } from "../submissions/record-index";
import type { IndexEntry } from "../submissions/record-index";
import { readOrError, UnreadableRecord } from "../submissions/records";
import { RECORD_STATES, TIMED_GROUPS } from "../submissions/store";
import type { RecordState, SubmissionStore } from "../submissions/store";

/** Returns the time before which the records of a kind are deleted; undefined when they stay. */
export type Cutoff = (kind: SubmissionKind, state: RecordState) => Date | undefined;

/** Tells whether the record that an entry belongs to was received before a time; null when there is none any more. */
async function isBefore(store: SubmissionStore, { entry, key }: IndexEntry, before: Date): Promise<boolean | null> {
  const record = await readOrError(store, key);
  if (record === null) return null;
  // `received/STATE/DAY/…`
  if (record instanceof UnreadableRecord) return (entry.split("/")[2] ?? "") < dayOf(before);
  return new Date(record.receivedAt) < before;
}

/** What is to be deleted of the subscriptions of one state. */
interface ExpiredSubscriptions {
  readonly keys: readonly string[];
  /** Entries of the index whose record is gone, or was sent again later. */
  readonly outdated: readonly string[];
}

/** Finds the subscriptions of one state that were received before a time; only those of days as old are read. */
export async function expiredSubscriptions(
  store: SubmissionStore,
  state: RecordState,
  before: Date,
): Promise<ExpiredSubscriptions> {
  const entries = await subscriptionsOfDays(store, state, (day) => day <= dayOf(before));
  const looks = await mapConcurrently(entries, async (found) => ({
    ...found,
    is: await isBefore(store, found, before),
  }));
  const isLater = ({ entry, is }: (typeof looks)[number]) =>
    is === false && (entry.split("/")[2] ?? "") < dayOf(before);
  return {
    keys: looks.flatMap(({ key, is }) => (is ? [key] : [])),
    outdated: looks.flatMap((look) => (look.is === null || isLater(look) ? [look.entry] : [])),
  };
}

/** Lists the keys of records that are older than a cutoff allows, also of unreadable ones whose key has the time. */
export async function findExpired(store: SubmissionStore, cutoff: Cutoff): Promise<string[]> {
  const timed = TIMED_GROUPS.map(async ({ kind, state, prefix }) => {
    const before = cutoff(kind, state);
    return before ? timedKeysBefore(store, prefix, before) : [];
  });
  const subscriptions = RECORD_STATES.map(async (state) => {
    const before = cutoff("newsletter", state);
    return before ? (await expiredSubscriptions(store, state, before)).keys : [];
  });
  return (await Promise.all([...timed, ...subscriptions])).flat();
}
