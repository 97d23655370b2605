import { daysBetween } from "./days";
import { createIfAbsent, foldersIn, keysWith, readTagged, recordKey, replaceUnchanged } from "./store";
import type { SubmissionStore } from "./store";
import { timeOfId } from "./submission";
import type { Submission } from "./submission";

/**
 * How long the same words are taken for a repetition, in milliseconds: of somebody who clicked twice, or who was told
 * that it failed when it had not.
 */
const REPEAT_MS = 10 * 60_000;

/** Entries that tell, for the words of each message and application of a day, under which id they were last sent. */
const PREFIX = "latest/";

/** Returns the same key for all records of a day with the same words: the end of an id hashes the words. */
function wordsKey(day: string, key: string): string {
  return `${PREFIX}${day}/${key.replace(/[^/]*-(?=[^-/]*$)/, "")}`;
}

/** Returns the days under which words are looked for that come in at a time: shortly after midnight two. */
function daysFor(time: Date): string[] {
  return daysBetween(new Date(time.getTime() - REPEAT_MS), time);
}

function isRecent(time: Date | undefined): time is Date {
  return time !== undefined && Math.abs(Date.now() - time.getTime()) < REPEAT_MS;
}

/** Puts the words of a submission in for a day, or returns the id and the time with which they are in. */
async function putIn(store: SubmissionStore, entry: string, { id }: Submission) {
  // Whoever loses a race looks again; the deadline of the whole ends it.
  for (;;) {
    if ((await createIfAbsent(store, entry, id)) !== undefined) return undefined;
    const found = await readTagged(store, entry);
    if (!found) continue;
    const receivedAt = timeOfId(found.data);
    if (isRecent(receivedAt)) return found.data === id ? undefined : { id: found.data, receivedAt };
    if ((await replaceUnchanged(store, entry, id, found.etag)) !== undefined) return undefined;
  }
}

/**
 * Tells what a visitor sends for the first time from what is sent again, also where both come in at once, or before and
 * after midnight.
 *
 * @returns the submission as it was first sent, with the id and the time it had then
 * @throws Error when the store fails
 */
export async function deduplicate(store: SubmissionStore, submission: Submission): Promise<Submission> {
  for (const day of daysFor(new Date(submission.receivedAt))) {
    const first = await putIn(store, wordsKey(day, recordKey(submission)), submission);
    if (first) return { ...submission, id: first.id, receivedAt: first.receivedAt.toISOString() };
  }
  return submission;
}

/** Makes the words of a record count as new when they are sent again. */
export async function clearDedupKeys(store: SubmissionStore, key: string): Promise<void> {
  const time = timeOfId(key);
  if (time) await Promise.all(daysFor(time).map((day) => store.delete(wordsKey(day, key))));
}

/** Lists the entries of days that are over for more than a day: they tell nothing of use any more. */
export async function outdatedWords(store: SubmissionStore, now: Date): Promise<string[]> {
  const [yesterday = ""] = daysBetween(new Date(now.getTime() - 24 * 60 * 60_000), now);
  const days = (await foldersIn(store, PREFIX)).filter((day) => day < yesterday);
  return (await Promise.all(days.map((day) => keysWith(store, `${PREFIX}${day}/`)))).flat();
}
