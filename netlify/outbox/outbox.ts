import { mapConcurrently } from "../submissions/concurrently";
import { createIfAbsent, replaceUnchanged } from "../submissions/store";
import type { SubmissionStore } from "../submissions/store";

/**
 * The outbox keeps a marker for each record that somebody is still to be told of, and a receipt for each that they were
 * told of. A mail is sent before its marker goes, so a crash may repeat one and never loses one; where the marker
 * outlives the mail, its receipt tells.
 */
const MARKER_PREFIX = "unsent/";

const RECEIPT_PREFIX = "sent/";

/** What the outbox keeps of a mail that is not sent yet. */
export interface Marker {
  /** The next time it may be tried, in milliseconds since 1970. */
  readonly dueAt: number;
  /** How often it was tried. */
  readonly attempts: number;
  /** The recipients that the mail server has taken it for already. */
  readonly accepted: readonly string[];
}

/** How long a mail that is being tried is left alone by others, in milliseconds: far longer than a try may take. */
export const CLAIM_MS = 60_000;

const FIRST_PAUSE_MS = 5 * 60_000;
const LONGEST_PAUSE_MS = 12 * 60 * 60_000;

/** With the pauses between them about four days, after which mail servers give up as well (RFC 5321 §4.5.4.1). */
export const MAXIMUM_ATTEMPTS = 15;

/** Makes the marker of a mail that waits for its first try. */
function newMarker(): Marker {
  return { dueAt: Date.now(), attempts: 0, accepted: [] };
}

/** Returns the marker while the mail is tried once more. */
function tried(marker: Marker): Marker {
  return { ...marker, attempts: marker.attempts + 1, dueAt: Date.now() + CLAIM_MS };
}

/** Returns the marker after a try that failed: each pause is twice as long as the one before. */
function postponed(marker: Marker, accepted: readonly string[]): Marker {
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** (marker.attempts - 1), LONGEST_PAUSE_MS);
  return { ...marker, dueAt: Date.now() + pause, accepted: [...marker.accepted, ...accepted] };
}

/** Tells whether a mail was tried often enough: from now on only a person can send it. */
export function isGivenUp(marker: Marker): boolean {
  return marker.attempts >= MAXIMUM_ATTEMPTS;
}

/** Tells whether a mail may be tried now. Only a wrong clock can have set a time further off than any pause. */
export function isDue(marker: Marker): boolean {
  const pause = marker.dueAt - Date.now();
  return !isGivenUp(marker) && (pause <= 0 || pause > LONGEST_PAUSE_MS);
}

function serializeMarker({ dueAt, ...rest }: Marker): string {
  return JSON.stringify({ dueAt: new Date(dueAt).toISOString(), ...rest });
}

/** Reads a stored marker; one that cannot be read is tried at once, as losing a mail is worse. */
function parseMarker(text: string): Marker {
  try {
    const { dueAt, attempts, accepted } = JSON.parse(text) as { dueAt: string; attempts: number; accepted: string[] };
    const marker = { dueAt: Date.parse(dueAt), attempts, accepted };
    return Number.isFinite(marker.dueAt) && Number.isInteger(attempts) && Array.isArray(accepted)
      ? marker
      : newMarker();
  } catch {
    return newMarker();
  }
}

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

/** Reads the marker of a record; undefined when everybody was told of it. */
export async function readEntry(store: SubmissionStore, key: string): Promise<Entry | undefined> {
  const found = await store.getWithMetadata(MARKER_PREFIX + key, { type: "text" });
  return found ? { key, marker: parseMarker(found.data), etag: found.etag } : undefined;
}

/** Reads the markers of all that wait to be sent or were given up, the longest due first. */
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
 * Records that a try failed, for some recipients or for all. What was deleted meanwhile stays deleted.
 *
 * @param accepted the recipients for whom it did not fail
 */
export async function postpone(store: SubmissionStore, entry: Entry, accepted: readonly string[]): Promise<Marker> {
  const marker = postponed(entry.marker, accepted);
  await change(store, entry, marker);
  return marker;
}

/** Starts again with what was given up. */
export async function revive(store: SubmissionStore, entry: Entry): Promise<void> {
  await change(store, entry, { ...newMarker(), accepted: entry.marker.accepted });
}

/** Takes a record out, sent or not. */
export async function forget(store: SubmissionStore, key: string): Promise<void> {
  await store.delete(MARKER_PREFIX + key);
}

/** The keys of what this process has sent, but the store failed to record. */
const sentButUnrecorded = new Set<string>();

/**
 * Records that everybody was told of a record, and takes it out. Where the store fails, this process remembers.
 *
 * @throws Error when the store fails
 */
export async function settle(store: SubmissionStore, key: string): Promise<void> {
  sentButUnrecorded.add(key);
  await store.set(RECEIPT_PREFIX + key, new Date().toISOString());
  await forget(store, key);
  // Deleted while the mail was under way: nothing of it is to stay.
  if ((await store.get(key)) === null) await store.delete(RECEIPT_PREFIX + key);
  sentButUnrecorded.delete(key);
}

/** Tells whether everybody was told of a record. */
export async function isSettled(store: SubmissionStore, key: string): Promise<boolean> {
  return sentButUnrecorded.has(key) || (await store.get(RECEIPT_PREFIX + key)) !== null;
}

/** Lists the keys of all records that the outbox knows of. */
export async function knownKeys(store: SubmissionStore): Promise<string[]> {
  const prefixes = [MARKER_PREFIX, RECEIPT_PREFIX];
  const keys = prefixes.map(async (prefix) =>
    (await store.list({ prefix })).blobs.map(({ key }) => key.slice(prefix.length)),
  );
  return [...new Set((await Promise.all(keys)).flat())];
}

/** Returns when the outbox last wrote about a record, in milliseconds since 1970; 0 where that cannot be told. */
export async function lastWritten(store: SubmissionStore, key: string): Promise<number> {
  const entry = await readEntry(store, key);
  const receipt = (await store.get(RECEIPT_PREFIX + key, { type: "text" })) as string | null;
  return Math.max(entry?.marker.dueAt ?? 0, Date.parse(receipt ?? "") || 0);
}

/** Deletes all that the outbox knows of a record; delete the record before. */
export async function eraseTraces(store: SubmissionStore, key: string): Promise<void> {
  await forget(store, key);
  await store.delete(RECEIPT_PREFIX + key);
  sentButUnrecorded.delete(key);
}
