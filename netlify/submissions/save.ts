import type { Environment } from "../environment";
import { saveSubscription } from "../newsletter/save-subscription";
import { enqueue } from "../outbox/outbox";
import { newsletterSettings } from "../settings";
import { spend } from "./budget";
import { addToIndex } from "./record-index";
import { deduplicate } from "./repeats";
import type { Sender } from "./sender";
import { createIfAbsent, recordKey } from "./store";
import type { SubmissionStore } from "./store";
import type { Submission } from "./submission";

/**
 * Stores a submission. When it resolves, the submission is on disk; when it rejects, it may or may not be.
 *
 * It is put into the outbox and into the index first: a crash in between leaves entries without a submission, which are
 * swept up later, and never a submission that nobody hears of or that its sender's deletion misses.
 *
 * @throws Error when the store did not take it
 */
export async function saveSubmission(
  store: SubmissionStore,
  submission: Submission,
  environment: Environment = process.env,
): Promise<void> {
  const { kind, spam } = submission;
  if (kind === "newsletter" && !spam) return saveSubscription(store, submission, newsletterSettings(environment));
  const key = recordKey(submission);
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
