import { enqueue } from "../outbox/outbox";
import { recordKey } from "./records";
import { createIfAbsent } from "./store";
import type { SubmissionStore } from "./store";
import type { Submission } from "./submission";

/**
 * Stores a submission. When it resolves, the submission is on disk; when it rejects, it may or may not be.
 *
 * It is put into the outbox first: a crash between the two leaves a marker without a submission, which is swept up
 * later, and never a submission that nobody hears of. Of a subscription that is there already the first is kept.
 *
 * @throws Error when the store did not take it
 */
export async function saveSubmission(store: SubmissionStore, submission: Submission): Promise<void> {
  const key = recordKey(submission);
  const mayExist = submission.kind === "newsletter" && !submission.spam;
  if (mayExist && (await store.get(key)) !== null) return;
  if (!submission.spam) await enqueue(store, key);
  if (mayExist) await createIfAbsent(store, key, JSON.stringify(submission));
  else await store.setJSON(key, submission);
}
