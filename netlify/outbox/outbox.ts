import { mapConcurrently } from "../submissions/concurrently";
import { createIfAbsent, replaceUnchanged } from "../submissions/store";
import type { SubmissionStore } from "../submissions/store";
import { newMarker, parseMarker, postponed, serializeMarker, tried } from "./marker";
import type { Marker } from "./marker";

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
  readonly etag: string | undefined;
}

/**
 * Puts a record in; call it before the record is stored, so that none is stored that nobody hears of. One that is in
 * already stays as it is.
 *
 * @throws Error when the store did not take it
 */
export async function enqueue(store: SubmissionStore, key: string): Promise<void> {
  await createIfAbsent(store, MARKER_PREFIX + key, serializeMarker(newMarker()));
}

/** What is known of a record that nobody, or not everybody, was told of; undefined for any other. */
export async function readEntry(store: SubmissionStore, key: string): Promise<Entry | undefined> {
  const found = await store.getWithMetadata(MARKER_PREFIX + key, { type: "text" });
  return found ? { key, marker: parseMarker(found.data), etag: found.etag } : undefined;
}

/** All that wait to be sent or were given up, the longest due first. */
export async function readEntries(store: SubmissionStore): Promise<Entry[]> {
  const { blobs } = await store.list({ prefix: MARKER_PREFIX });
  const entries = await mapConcurrently(blobs, ({ key }) => readEntry(store, key.slice(MARKER_PREFIX.length)));
  return entries.filter((entry) => entry !== undefined).sort((a, b) => a.marker.dueAt - b.marker.dueAt);
}

async function change(store: SubmissionStore, { key, etag }: Entry, marker: Marker): Promise<Entry | undefined> {
  const newEtag = await replaceUnchanged(store, MARKER_PREFIX + key, serializeMarker(marker), etag);
  return newEtag === undefined ? undefined : { key, marker, etag: newEtag };
}

/** Counts a try, and keeps others from one meanwhile; undefined when it is gone, or somebody else was faster. */
export function claim(store: SubmissionStore, entry: Entry): Promise<Entry | undefined> {
  return change(store, entry, tried(entry.marker));
}

/**
 * Notes that a try failed, for some recipients or for all. What was deleted meanwhile stays deleted.
 *
 * @param accepted the recipients for whom it did not fail
 */
export async function postpone(store: SubmissionStore, entry: Entry, accepted: readonly string[]): Promise<Marker> {
  const marker = postponed(entry.marker, accepted);
  await change(store, entry, marker);
  return marker;
}

/** Has what was given up tried again from the beginning. */
export async function revive(store: SubmissionStore, entry: Entry): Promise<void> {
  await change(store, entry, { ...newMarker(), accepted: entry.marker.accepted });
}

/** Takes a record out, sent or not. */
export async function forget(store: SubmissionStore, key: string): Promise<void> {
  await store.delete(MARKER_PREFIX + key);
}

/** What this process has sent, but the store failed to note. */
const unnoted = new Set<string>();

/**
 * Notes that everybody was told of a record, and takes it out. Where the store fails, this process remembers.
 *
 * @throws Error when the store fails
 */
export async function settle(store: SubmissionStore, key: string): Promise<void> {
  unnoted.add(key);
  await store.set(RECEIPT_PREFIX + key, new Date().toISOString());
  await forget(store, key);
  // Deleted while the mail was under way: nothing of it is to stay.
  if ((await store.get(key)) === null) await store.delete(RECEIPT_PREFIX + key);
  unnoted.delete(key);
}

/** Whether everybody was told of a record. */
export async function isSettled(store: SubmissionStore, key: string): Promise<boolean> {
  return unnoted.has(key) || (await store.get(RECEIPT_PREFIX + key)) !== null;
}

/** The keys of all records that the outbox knows of. */
export async function notedKeys(store: SubmissionStore): Promise<string[]> {
  const prefixes = [MARKER_PREFIX, RECEIPT_PREFIX];
  const keys = prefixes.map(async (prefix) =>
    (await store.list({ prefix })).blobs.map(({ key }) => key.slice(prefix.length)),
  );
  return [...new Set((await Promise.all(keys)).flat())];
}

/** When the outbox noted something of a record, in milliseconds since 1970; 0 where that cannot be told. */
export async function lastNoted(store: SubmissionStore, key: string): Promise<number> {
  const entry = await readEntry(store, key);
  const receipt = (await store.get(RECEIPT_PREFIX + key, { type: "text" })) as string | null;
  return Math.max(entry?.marker.dueAt ?? 0, Date.parse(receipt ?? "") || 0);
}

/** Deletes all that the outbox knows of a record; delete the record before. */
export async function eraseTraces(store: SubmissionStore, key: string): Promise<void> {
  await forget(store, key);
  await store.delete(RECEIPT_PREFIX + key);
  unnoted.delete(key);
}
