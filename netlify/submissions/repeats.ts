import { mapConcurrently } from "./concurrently";
import { keyOf, recordKey } from "./records";
import { createIfAbsent, replaceUnchanged } from "./store";
import type { SubmissionStore } from "./store";
import { timeOfId } from "./submission";
import type { Submission } from "./submission";

/**
 * How long the same words are taken for a repetition, in milliseconds: of somebody who clicked twice, or who was told
 * that it failed when it had not.
 */
const REPEAT_MS = 10 * 60_000;

/** Beside each message and application stands which id its words were last sent under. */
const LATEST_PREFIX = "latest/";

/** The same for all records with the same words: the end of an id tells the words, what is before it the time. */
function latestKey(key: string): string {
  return LATEST_PREFIX + key.replace(/[^/]*-(?=[^-/]*$)/, "");
}

function isRecent(time: Date | undefined): time is Date {
  return time !== undefined && Math.abs(Date.now() - time.getTime()) < REPEAT_MS;
}

/**
 * Tells what a visitor sends for the first time from what is sent again, also where both come in at once.
 *
 * @returns the submission as it was first sent, with the id and the time of then
 * @throws Error when the store fails
 */
export async function asFirstSent(store: SubmissionStore, submission: Submission): Promise<Submission> {
  const latest = latestKey(recordKey(submission));
  // Whoever loses a race looks again; the deadline of the whole ends it.
  for (;;) {
    if ((await createIfAbsent(store, latest, submission.id)) !== undefined) return submission;
    const found = await store.getWithMetadata(latest, { type: "text" });
    if (!found) continue;
    const receivedAt = timeOfId(found.data);
    if (isRecent(receivedAt)) return { ...submission, id: found.data, receivedAt: receivedAt.toISOString() };
    if ((await replaceUnchanged(store, latest, submission.id, found.etag)) !== undefined) return submission;
  }
}

/** Has the words of a record taken for new when they are sent again. */
export async function forgetWords(store: SubmissionStore, key: string): Promise<void> {
  await store.delete(latestKey(key));
}

/** The keys of records whose words are known and that are not there: their writes were cut off, or are under way. */
export async function keysWithoutRecord(store: SubmissionStore): Promise<string[]> {
  const keys = (await store.list()).blobs.map(({ key }) => key);
  const withRecord = new Set(keys.filter((key) => timeOfId(key)).map(latestKey));
  const orphaned = keys.filter((key) => key.startsWith(LATEST_PREFIX) && !withRecord.has(key));
  return mapConcurrently(orphaned, async (key) => {
    const id = String(await store.get(key));
    return keyOf(id, key.startsWith(LATEST_PREFIX + keyOf("", "spam")) ? "spam" : "accepted");
  });
}
