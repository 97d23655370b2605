import type { SubmissionKind } from "../../src/forms/submission-kind";
import { findExpired } from "../retention/find-expired";
import { orphanedKeys } from "../retention/orphaned-keys";
import { readSubmissions } from "../submissions/read-submissions";
import { keyOf, RECORD_STATES, recordKey } from "../submissions/records";
import type { SubmissionStore } from "../submissions/store";
import { normalizedEmail, subscriptionId } from "../submissions/submission";
import { progress } from "./progress";

/** What is to be deleted. */
export interface Chosen {
  /** The keys of the records that are there. */
  readonly keys: readonly string[];
  /** Keys without a record, of which something may be left all the same. */
  readonly leftovers: readonly string[];
  /** What cannot be read, and so cannot be told to belong here or not. */
  readonly unreadable: readonly string[];
}

/** Everything that a person sent, of all kinds and spam too. */
export async function ofPerson(store: SubmissionStore, email: string): Promise<Chosen> {
  const found = [await readSubmissions(store, {}, progress), await readSubmissions(store, { spam: true }, progress)];
  const records = found
    .flatMap(({ submissions }) => submissions)
    .filter(({ values }) => normalizedEmail(values.email ?? "") === normalizedEmail(email));
  const keys = records.map(recordKey);
  const pending = keyOf(subscriptionId(email), "pending");
  if ((await store.get(pending)) !== null) keys.push(pending);
  // A subscription that failed to be stored leaves a marker alone, named by a hash of the address.
  return { keys, leftovers: [subscriptionId(email)], unreadable: found.flatMap(({ unreadable }) => unreadable) };
}

/** Everything that was received before a time, of one kind or of all, spam and what waits to be confirmed included. */
export async function receivedBefore(store: SubmissionStore, before: Date, only?: SubmissionKind): Promise<Chosen> {
  const keys = await findExpired(store, (kind) => (only === undefined || kind === only ? before : undefined));
  return { keys, leftovers: await orphanedKeys(store, new Date()), unreadable: [] };
}

/** One submission, whether it can be read or not. */
export async function withId(store: SubmissionStore, id: string): Promise<Chosen> {
  const candidates = RECORD_STATES.map((state) => keyOf(id, state));
  const texts = await Promise.all(candidates.map((key) => store.get(key)));
  return { keys: candidates.filter((_key, index) => texts[index] !== null), leftovers: [], unreadable: [] };
}
