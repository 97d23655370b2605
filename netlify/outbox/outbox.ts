import { createIfAbsent, keysWith, readTagged, replaceUnchanged } from "../submissions/store";
import type { SubmissionStore } from "../submissions/store";
import { LONGEST_PAUSE_MS, newMarker, parseMarker, postponed, serializeMarker, tried } from "./marker";
import type { Marker } from "./marker";
import { addToQueue, dueNow, queueKey } from "./queue";
import type { Queued } from "./queue";

/**
 * The outbox keeps a marker for each record that somebody is still to be told of, and a receipt for each that they were
 * told of. A mail is sent before its marker goes, so a crash may repeat one and never loses one; where the marker
 * outlives the mail, its receipt tells.
 */
const MARKER_PREFIX = "unsent/";

const RECEIPT_PREFIX = "sent/";

/** A marker as it was read. */
export interface Entry {
  /** The key of the record that it belongs to. */
  readonly key: string;
  readonly marker: Marker;
  readonly etag: string;
  /** The entry of the queue that it was found by, where it was. */
  readonly foundBy?: string;
}

/**
 * Puts a record in; call it before the record is stored, so that none is stored that nobody hears of. One that is in
 * already stays as it is.
 *
 * @throws Error when the store did not take it
 */
export async function enqueue(store: SubmissionStore, key: string): Promise<void> {
  const marker = newMarker();
  const created = await createIfAbsent(store, MARKER_PREFIX + key, serializeMarker(marker));
  await (created === undefined ? refile(store, key) : addToQueue(store, key, marker.queuedFor));
}

/** Puts a record that is in into the queue again, at its place: an earlier write may have ended before it was there. */
export async function refile(store: SubmissionStore, key: string): Promise<void> {
  const entry = await readEntry(store, key);
  if (entry) await addToQueue(store, key, entry.marker.queuedFor);
}

/** Reads the marker of a record; undefined when everybody was told of it. */
export async function readEntry(store: SubmissionStore, key: string): Promise<Entry | undefined> {
  const found = await readTagged(store, MARKER_PREFIX + key);
  return found ? { key, marker: parseMarker(found.data), etag: found.etag } : undefined;
}

/** Finds what is to be looked at now; by its marker, it may turn out to be tried by somebody, or sent. */
export function queuedNow(store: SubmissionStore): AsyncGenerator<Queued> {
  return dueNow(store, LONGEST_PAUSE_MS);
}

/** Lists the keys of all records that somebody is still to be told of. */
export async function unsentKeys(store: SubmissionStore): Promise<string[]> {
  return (await keysWith(store, MARKER_PREFIX)).map((marker) => marker.slice(MARKER_PREFIX.length));
}

/** Deletes the entries of the queue by which a record can be found, but for its new place. */
async function leaveQueue(store: SubmissionStore, entry: Omit<Entry, "etag">, place?: string): Promise<void> {
  const places = new Set([queueKey(entry.key, entry.marker.queuedFor), entry.foundBy]);
  const left = [...places].filter((found) => found !== undefined && found !== place) as string[];
  await Promise.all(left.map((found) => store.delete(found)));
}

async function change(store: SubmissionStore, entry: Entry, marker: Marker): Promise<Entry | undefined> {
  const newEtag = await replaceUnchanged(store, MARKER_PREFIX + entry.key, serializeMarker(marker), entry.etag);
  return newEtag === undefined ? undefined : { ...entry, marker, etag: newEtag };
}

/** Changes a marker and its place in the queue, in an order in which it is always found at one of both. */
async function move(store: SubmissionStore, entry: Entry, marker: Marker): Promise<void> {
  const place = queueKey(entry.key, marker.queuedFor);
  await addToQueue(store, entry.key, marker.queuedFor);
  if (await change(store, entry, marker)) {
    await leaveQueue(store, entry, place);
    // Deleted meanwhile: nothing of it is to stay. Changed by somebody else, it may have this very place.
  } else if (!(await readEntry(store, entry.key))) await store.delete(place);
}

/** Counts a try, and keeps others from one meanwhile; undefined when it is gone, or somebody else was faster. */
export function claim(store: SubmissionStore, entry: Entry): Promise<Entry | undefined> {
  return change(store, entry, tried(entry.marker));
}

/**
 * Records that a try failed, for some recipients or for all. What was deleted meanwhile stays deleted.
 *
 * @param accepted the recipients for whom it did not fail
 */
export async function postpone(store: SubmissionStore, entry: Entry, accepted: readonly string[]): Promise<Marker> {
  const marker = postponed(entry.marker, accepted);
  await move(store, entry, marker);
  return marker;
}

/** Leaves a mail to a person whose last try ended without a word. */
export async function giveUp(store: SubmissionStore, entry: Entry): Promise<void> {
  await move(store, entry, { ...entry.marker, queuedFor: null });
}

/** Starts again with what was given up. */
export async function revive(store: SubmissionStore, entry: Entry): Promise<void> {
  await move(store, entry, { ...newMarker(), accepted: entry.marker.accepted });
}

/** Takes a record out, sent or not. */
export async function forget(store: SubmissionStore, entry: Omit<Entry, "etag">): Promise<void> {
  await store.delete(MARKER_PREFIX + entry.key);
  await leaveQueue(store, entry);
}

/** The keys of what this process has sent, but the store failed to record. */
const sentButUnrecorded = new Set<string>();

/**
 * Records that everybody was told of a record, and takes it out. Where the store fails, this process remembers.
 *
 * @throws Error when the store fails
 */
export async function settle(store: SubmissionStore, entry: Omit<Entry, "etag">): Promise<void> {
  const { key } = entry;
  sentButUnrecorded.add(key);
  await store.set(RECEIPT_PREFIX + key, new Date().toISOString());
  await forget(store, entry);
  // Deleted while the mail was under way: nothing of it is to stay.
  if ((await store.get(key)) === null) await store.delete(RECEIPT_PREFIX + key);
  sentButUnrecorded.delete(key);
}

/** Tells whether everybody was told of a record. */
export async function isSettled(store: SubmissionStore, key: string): Promise<boolean> {
  return sentButUnrecorded.has(key) || (await store.get(RECEIPT_PREFIX + key)) !== null;
}

/** Returns when the outbox last wrote about a record, in milliseconds since 1970; 0 where that cannot be told. */
export async function lastWritten(store: SubmissionStore, key: string): Promise<number> {
  const entry = await readEntry(store, key);
  const receipt = (await store.get(RECEIPT_PREFIX + key, { type: "text" })) as string | null;
  return Math.max(entry?.marker.dueAt ?? 0, Date.parse(receipt ?? "") || 0);
}

/** Lists the keys of the records with a receipt, of those that begin with a prefix. */
export async function receiptsOf(store: SubmissionStore, prefix: string): Promise<string[]> {
  return (await keysWith(store, RECEIPT_PREFIX + prefix)).map((receipt) => receipt.slice(RECEIPT_PREFIX.length));
}

/** Deletes the receipt of a record that has no marker. */
export async function deleteReceipt(store: SubmissionStore, key: string): Promise<void> {
  await store.delete(RECEIPT_PREFIX + key);
  sentButUnrecorded.delete(key);
}

/** Deletes all that the outbox knows of a record; delete the record before. */
export async function eraseTraces(store: SubmissionStore, key: string): Promise<void> {
  const entry = await readEntry(store, key);
  if (entry) await forget(store, entry);
  await deleteReceipt(store, key);
}
