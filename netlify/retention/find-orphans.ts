import { lastWritten, receiptsOf } from "../outbox/outbox";
import { mapConcurrently } from "../submissions/concurrently";
import { dayOf, daysBetween } from "../submissions/days";
import { erase } from "../submissions/erase";
import { entriesOfMonths, subscriptionsOfDays } from "../submissions/record-index";
import { keysWith, RECORD_STATES, TIMED_GROUPS } from "../submissions/store";
import type { SubmissionStore } from "../submissions/store";
import { timeOfId } from "../submissions/submission";

/** A write takes seconds: a key that has no record after so long, in milliseconds, never gets one. */
const ORPHAN_AGE_MS = 24 * 60 * 60_000;

/** How far back is looked, in days: each day is looked at several times before it is left alone. */
const DAYS_BACK = 5;

/** A key of which something is known, but that has no record: a write or a deletion was cut off. */
export interface Orphan {
  readonly key: string;
  /** Its entries in the index. */
  readonly entries: readonly string[];
}

/** Deletes what is left of a key that has no record. */
export async function eraseOrphan(store: SubmissionStore, { key, entries }: Orphan): Promise<void> {
  await erase(store, key);
  await Promise.all(entries.map((entry) => store.delete(entry)));
}

async function listed(store: SubmissionStore, prefix: string, days: readonly string[]): Promise<string[]> {
  return (await mapConcurrently(days, (day) => keysWith(store, prefix + day))).flat();
}

/** Lists the keys of messages and applications of some days of which something is known, but no record is listed. */
async function timedSuspects(store: SubmissionStore, days: readonly string[], unsent: readonly string[]) {
  const isOfDays = (key: string) => days.includes(dayOf(timeOfId(key) ?? new Date(0)));
  const found = await mapConcurrently(TIMED_GROUPS, async ({ prefix }) => {
    const [records, entries, receipts] = await Promise.all([
      listed(store, prefix, days),
      entriesOfMonths(store, prefix, (month) => days.some((day) => day.startsWith(month))),
      mapConcurrently(days, (day) => receiptsOf(store, prefix + day)),
    ]);
    const known = new Set(records);
    const marked = unsent.filter((key) => key.startsWith(prefix)).map((key) => ({ key }));
    const told = receipts.flat().map((key) => ({ key }));
    return [...entries, ...marked, ...told].filter(({ key }) => isOfDays(key) && !known.has(key));
  });
  return found.flat();
}

/** Lists the keys of subscriptions of some days, or with a marker: whether they have a record is still to be seen. */
async function untimedSuspects(store: SubmissionStore, days: readonly string[], unsent: readonly string[]) {
  const ofDays = await mapConcurrently(RECORD_STATES, (state) =>
    subscriptionsOfDays(store, state, (day) => days.includes(day)),
  );
  return [...ofDays.flat(), ...unsent.filter((key) => !timeOfId(key)).map((key) => ({ key }))];
}

/**
 * Finds the keys of the last days of which something is known, but that have no record.
 *
 * @param unsent the keys of all markers
 */
export async function findOrphans(store: SubmissionStore, unsent: readonly string[], now: Date): Promise<Orphan[]> {
  const newest = now.getTime() - ORPHAN_AGE_MS;
  const days = daysBetween(new Date(newest - (DAYS_BACK - 1) * ORPHAN_AGE_MS), now);
  const suspects = await Promise.all([timedSuspects(store, days, unsent), untimedSuspects(store, days, unsent)]);
  const entriesOf = new Map<string, string[]>();
  for (const suspect of suspects.flat()) {
    const entries = entriesOf.get(suspect.key) ?? [];
    entriesOf.set(suspect.key, "entry" in suspect ? [...entries, suspect.entry] : entries);
  }
  const orphans = await mapConcurrently([...entriesOf], async ([key, entries]) => {
    const time = timeOfId(key)?.getTime();
    if ((time !== undefined && time > newest) || (await store.get(key)) !== null) return [];
    const day = entries.map((entry) => Date.parse(entry.split("/")[2] ?? "")).find(Number.isFinite);
    const written = Math.max(await lastWritten(store, key), time ?? day ?? 0);
    return written > newest ? [] : [{ key, entries }];
  });
  return orphans.flat();
}
