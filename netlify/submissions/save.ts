import { enqueue } from "../outbox/outbox";
import { spend } from "./budget";
import { addToIndex } from "./record-index";
import { readOrError, UnreadableRecord } from "./records";
import { deduplicate } from "./repeats";
import type { Sender } from "./sender";
import { createIfAbsent, recordKey } from "./store";
import type { SubmissionStore } from "./store";
import type { Submission } from "./submission";

/** Whether an address has a subscription already: the first one is kept, and the firm is told only of that. */
async function isSubscribed(store: SubmissionStore, key: string): Promise<boolean> {
  const earlier = await readOrError(store, key);
  return earlier !== null && !(earlier instanceof UnreadableRecord);
}

/**
 * Stores a submission. When it resolves, the submission is on disk; when it rejects, it may or may not be.
 *
 * It is put into the outbox and into the index first: a crash in between leaves entries without a submission, which are
 * swept up later, and never a submission that nobody hears of or that its sender's deletion misses.
 *
 * @throws Error when the store did not take it
 */
export async function saveSubmission(store: SubmissionStore, submission: Submission): Promise<void> {
  const { kind, spam } = submission;
  const key = recordKey(submission);
  if (kind === "newsletter" && !spam && (await isSubscribed(store, key))) return;
  await Promise.all([addToIndex(store, key, submission), spam ? undefined : enqueue(store, key)]);
  // What is there already is the same, as an id belongs to its words. The store confirms only conditional writes.
  await createIfAbsent(store, key, JSON.stringify(submission));
}

/**
 * Stores what a visitor has just sent, once: where the same words were sent before, the first record stays.
 *
 * @param sender who sent it, where that is known
 * @returns the id under which it is stored
 * @throws OverBudget when it is more than the store is to take now
 * @throws Error when the store did not take it; it may all the same be stored later
 */
export async function takeSubmission(store: SubmissionStore, submission: Submission, sender?: Sender): Promise<string> {
  await spend(store, submission, sender);
  const first = submission.kind === "newsletter" ? submission : await deduplicate(store, submission);
  const isStored = first !== submission && (await store.get(recordKey(first))) !== null;
  if (!isStored) await saveSubmission(store, first);
  return first.id;
}
