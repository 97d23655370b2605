import { mapConcurrently } from "./concurrently";
import { dayOf } from "./days";
import { readOrError, UnreadableRecord } from "./records";
import { foldersIn, keyOf, keysWith, TIMED_GROUPS } from "./store";
import type { RecordState, SubmissionStore } from "./store";
import { personOf, timeOfId } from "./submission";
import type { Submission } from "./submission";

/**
 * Each record has one entry beside it that tells what its key doesn't: the key of a message or an application has its
 * day, so the entry finds it by its sender; that of a subscription has its address, so the entry finds it by its day.
 * It is written before the record and deleted after it, and has no content.
 */
const PEOPLE_PREFIX = "people/";

const DAYS_PREFIX = "received/";

/** Which subscriptions: those that count, or those that programs sent. */
function daysPrefix(state: RecordState): string {
  return `${DAYS_PREFIX}${state}/`;
}

function stateOf(key: string): RecordState {
  return key.startsWith(keyOf("", "spam")) ? "spam" : "accepted";
}

/** Splits a key behind its last slash: `spam/contact/` and `2026-11-21T08-…`. */
function split(key: string): { readonly group: string; readonly rest: string } {
  const at = key.lastIndexOf("/") + 1;
  return { group: key.slice(0, at), rest: key.slice(at) };
}

const afterComma = (entry: string) => entry.slice(entry.lastIndexOf(",") + 1);

const monthOf = (time: Date) => dayOf(time).slice(0, 7);

/** Returns the key of a record's entry, by the record's key. */
function indexKey(key: string, { receivedAt, values }: Pick<Submission, "receivedAt" | "values">): string {
  const { group, rest } = split(key);
  const time = timeOfId(key);
  if (!time) return `${daysPrefix(stateOf(key))}${dayOf(new Date(receivedAt))}/${rest}`;
  return `${PEOPLE_PREFIX}${group}${monthOf(time)}/${personOf(values.email ?? "")},${rest}`;
}

/** Finds the key of the entry of a record that cannot be read. */
async function searchIndexKey(store: SubmissionStore, key: string): Promise<string | undefined> {
  const { group, rest } = split(key);
  const time = timeOfId(key);
  const prefix = time ? `${PEOPLE_PREFIX}${group}${monthOf(time)}/` : daysPrefix(stateOf(key));
  return (await keysWith(store, prefix)).find((entry) => /[^/,]*$/.exec(entry)?.[0] === rest);
}

/** Puts a record's entry in; call it before the record is stored. */
export async function addToIndex(store: SubmissionStore, key: string, submission: Submission): Promise<void> {
  await store.set(indexKey(key, submission), "");
}

/**
 * Returns the key of the entry of a stored record, to delete it after the record; undefined where there is no record,
 * whose entry a later look at its day finds.
 */
export async function storedIndexKey(store: SubmissionStore, key: string): Promise<string | undefined> {
  const record = await readOrError(store, key);
  if (record === null) return undefined;
  return record instanceof UnreadableRecord ? searchIndexKey(store, key) : indexKey(key, record);
}

/** An entry, and the key of the record that it belongs to. */
export interface IndexEntry {
  readonly entry: string;
  readonly key: string;
}

/** Finds the messages and applications of a person, by their address; those that programs sent, too. */
export async function entriesOfPerson(store: SubmissionStore, email: string): Promise<IndexEntry[]> {
  const found = await mapConcurrently(TIMED_GROUPS, async ({ prefix: group }) => {
    const months = await foldersIn(store, PEOPLE_PREFIX + group);
    const entries = await mapConcurrently(months, (month) =>
      keysWith(store, `${PEOPLE_PREFIX}${group}${month}/${personOf(email)},`),
    );
    return entries.flat().map((entry) => ({ entry, key: group + afterComma(entry) }));
  });
  return found.flat();
}

/** Finds the entries of messages and applications that were received within some months. */
export async function entriesOfMonths(
  store: SubmissionStore,
  group: string,
  isWanted: (month: string) => boolean,
): Promise<IndexEntry[]> {
  const months = (await foldersIn(store, PEOPLE_PREFIX + group)).filter(isWanted);
  const entries = await mapConcurrently(months, (month) => keysWith(store, `${PEOPLE_PREFIX}${group}${month}/`));
  return entries.flat().map((entry) => ({ entry, key: group + afterComma(entry) }));
}

/** Finds the subscriptions that were received on some days. */
export async function subscriptionsOfDays(
  store: SubmissionStore,
  state: RecordState,
  isWanted: (day: string) => boolean,
): Promise<IndexEntry[]> {
  const days = (await foldersIn(store, daysPrefix(state))).filter(isWanted);
  const entries = await mapConcurrently(days, (day) => keysWith(store, `${daysPrefix(state)}${day}/`));
  return entries.flat().map((entry) => ({ entry, key: keyOf(`newsletter/${split(entry).rest}`, state) }));
}
