import type { SubmissionKind } from "../../src/forms/submission-kind";
import { mapConcurrently } from "./concurrently";
import { dayOf, prefixesAfter, prefixesBefore } from "./days";
import { subscriptionsOfDays } from "./record-index";
import { keysWith, recordPrefix } from "./store";
import type { RecordState, SubmissionStore } from "./store";
import { timeOfId } from "./submission";

/** Lists the keys with one of several prefixes that follow another one. */
async function keysBehind(store: SubmissionStore, prefix: string, ends: readonly string[]): Promise<string[]> {
  return (await mapConcurrently(ends, (end) => keysWith(store, prefix + end))).flat();
}

/** Lists the keys below a prefix whose time is before another; only days that are as old are looked at. */
export async function timedKeysBefore(store: SubmissionStore, prefix: string, before: Date): Promise<string[]> {
  const day = dayOf(before);
  const keys = await keysBehind(store, prefix, [...prefixesBefore(day), day]);
  return keys.filter((key) => (timeOfId(key) ?? before) < before);
}

/**
 * Lists the keys of one kind's records that were received at some time or later, without a look at what is older. A
 * subscription is known by its day alone.
 */
export async function recordKeysSince(
  store: SubmissionStore,
  kind: SubmissionKind,
  state: RecordState,
  since: Date,
): Promise<string[]> {
  const day = dayOf(since);
  if (kind === "newsletter") {
    const found = await subscriptionsOfDays(store, state, (other) => other >= day);
    return [...new Set(found.map(({ key }) => key))];
  }
  const keys = await keysBehind(store, recordPrefix(kind, state), [...prefixesAfter(day), day]);
  return keys.filter((key) => (timeOfId(key) ?? since) >= since);
}
