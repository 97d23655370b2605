import { refile, unsentKeys } from "../outbox/outbox";
import { givenUpKeys, queuedKeys } from "../outbox/queue";
import { mapConcurrently } from "./concurrently";
import { indexKey } from "./record-index";
import { readOrError, UnreadableRecord } from "./records";
import { keyPages, keysWith, RECORD_STATES, recordPrefix, TIMED_GROUPS } from "./store";
import type { SubmissionStore } from "./store";

/**
 * Records were stored without an entry in the index, and markers without a place in the queue, before there were these.
 * This adds what is missing, once: records and markers stay where they are, so that nothing can be lost, and adding an
 * entry twice is adding it once, so that it may be ended at any moment and go on later, while visitors write.
 */
const STATE_KEY = "layout";

/** Entries that name records that cannot be read: nobody knows whose they are. */
const UNREADABLE_PREFIX = "unreadable/";

/** Where words that had been sent were kept; of no use after ten minutes. */
const OLD_WORDS = ["latest/contact/", "latest/application/", "latest/spam/"];

/** How long functions from before a deploy may still write, in milliseconds. */
const GRACE_MS = 60_000;

/** How many entries are worked on at the same time; then it is noted how far this is. */
const STEP = 32;

/** How far the move is. */
interface MoveState {
  /** When it was first begun, in milliseconds since 1970. */
  readonly since: number;
  /** When this pass over all records was begun; only one from after the grace is the last. */
  readonly passSince: number;
  /** The prefixes of the records that this pass has still to go through. */
  readonly prefixes: readonly string[];
  /** The last key below the first of them that is done. */
  readonly after: string;
  readonly isDone: boolean;
}

const PREFIXES = [
  ...RECORD_STATES.map((state) => recordPrefix("newsletter", state)),
  ...TIMED_GROUPS.map(({ prefix }) => prefix),
];

function firstState(now: number): MoveState {
  return { since: now, passSince: now, prefixes: PREFIXES, after: "", isDone: false };
}

async function readState(store: SubmissionStore): Promise<MoveState | undefined> {
  return ((await store.get(STATE_KEY, { type: "json" })) as MoveState | null) ?? undefined;
}

async function isEmpty(store: SubmissionStore): Promise<boolean> {
  for await (const keys of keyPages(store, "")) if (keys.length > 0) return false;
  return true;
}

/** Adds the entry of a record, unless the record is deleted meanwhile: then nothing of it is to stay. */
async function addEntry(store: SubmissionStore, key: string): Promise<void> {
  const record = await readOrError(store, key);
  if (record === null) return;
  const entry = record instanceof UnreadableRecord ? UNREADABLE_PREFIX + key : indexKey(key, record);
  await store.set(entry, "");
  if ((await store.getMetadata(key)) === null) await store.delete(entry);
}

/** Gives each marker that has none a place in the queue. */
async function fileMarkers(store: SubmissionStore, end: number): Promise<void> {
  const [unsent, queued, givenUp] = await Promise.all([unsentKeys(store), queuedKeys(store), givenUpKeys(store)]);
  const filed = new Set([...queued, ...givenUp]);
  const missing = unsent.filter((key) => !filed.has(key));
  await mapConcurrently(missing, (key) => (Date.now() > end ? Promise.resolve() : refile(store, key)), STEP);
}

/** Goes through records from where the last call stopped, and notes how far it comes. */
async function moveRecords(store: SubmissionStore, begun: MoveState, end: number): Promise<MoveState> {
  let state = begun;
  for (const prefix of begun.prefixes) {
    const keys = (await keysWith(store, prefix)).sort().filter((key) => key > state.after);
    for (let next = 0; next < keys.length; next += STEP) {
      if (Date.now() > end) return state;
      const step = keys.slice(next, next + STEP);
      await mapConcurrently(step, (key) => addEntry(store, key), STEP);
      state = { ...state, after: step.at(-1) ?? "" };
      await store.setJSON(STATE_KEY, state);
    }
    state = { ...state, prefixes: state.prefixes.slice(1), after: "" };
  }
  return state;
}

/**
 * Brings a store into the present layout, as far as there is time.
 *
 * @param end nothing further is begun after this time, in milliseconds since 1970
 * @throws Error when the store fails
 */
export async function moveLayout(store: SubmissionStore, end: number): Promise<void> {
  const now = Date.now();
  const noted = await readState(store);
  // Looking into a store that nobody has written to does not make one.
  if (!noted && (await isEmpty(store))) return;
  const found = noted ?? firstState(now);
  if (found.isDone) return;
  const isNewPass = found.prefixes.length === PREFIXES.length && found.after === "";
  const begun = isNewPass ? { ...found, passSince: now } : found;
  await store.setJSON(STATE_KEY, begun);
  await fileMarkers(store, end);
  const state = await moveRecords(store, begun, end);
  if (state.prefixes.length > 0) return;
  const words = await mapConcurrently(OLD_WORDS, (prefix) => keysWith(store, prefix));
  await mapConcurrently(words.flat(), (key) => (Date.now() > end ? Promise.resolve() : store.delete(key)), STEP);
  if (Date.now() > end) return store.setJSON(STATE_KEY, state).then(() => undefined);
  const isLast = state.passSince > state.since + GRACE_MS;
  // What was written meanwhile by a function from before a deploy is found by one more pass.
  await store.setJSON(STATE_KEY, isLast ? { ...state, isDone: true } : { ...firstState(now), since: state.since });
}

/** Lists the keys of records that could not be read when the layout was moved, and are still there. */
export async function unreadableKeys(store: SubmissionStore): Promise<string[]> {
  const keys = await mapConcurrently(await keysWith(store, UNREADABLE_PREFIX), async (entry) => {
    const key = entry.slice(UNREADABLE_PREFIX.length);
    if ((await readOrError(store, key)) instanceof UnreadableRecord) return [key];
    await store.delete(entry);
    return [];
  });
  return keys.flat();
}
