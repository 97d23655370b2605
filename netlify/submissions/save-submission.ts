import { saveSubscription } from "../newsletter/save-subscription";
import { newsletterSettings } from "../newsletter-settings";
import { enqueue } from "../outbox/outbox";
import { recordKey } from "./records";
import { createIfAbsent } from "./store";
import type { SubmissionStore } from "./store";
import type { Submission } from "./submission";

/**
 * Stores a submission. When it resolves, the submission is on disk; when it rejects, it may or may not be.
 *
 * It is put into the outbox first: a crash between the two leaves a marker without a submission, which is swept up
 * later, and never a submission that nobody hears of.
 *
 * @throws Error when the store did not take it
 */
export async function saveSubmission(store: SubmissionStore, submission: Submission): Promise<void> {
  const { kind, spam } = submission;
  if (kind === "newsletter" && !spam) return saveSubscription(store, submission, newsletterSettings());
  const key = recordKey(submission);
  if (!spam) await enqueue(store, key);
  // What is there already is the same: an id belongs to its words. Only a conditional write is confirmed by the store.
  await createIfAbsent(store, key, JSON.stringify(submission));
}
