import { enqueue } from "./outbox";
import { recordKey } from "./records";
import type { SubmissionStore } from "./store";
import type { Submission } from "./submission";

/** Writes a subscription unless its address has one. */
async function saveIfNew(store: SubmissionStore, submission: Submission): Promise<boolean> {
  const { modified, etag } = await store.setJSON(recordKey(submission), submission, { onlyIfNew: true });
  // A conditional write that the server failed to do is reported as done, but without an entity tag.
  if (modified && !etag) throw new Error("The store did not confirm the write.");
  return modified;
}

/**
 * Stores a submission. When it resolves, the submission is on disk; when it rejects, it may or may not be.
 *
 * It is put into the outbox first: a crash between the two leaves a marker without a submission, which is swept up
 * later, and never a submission that nobody hears of.
 *
 * @returns false when the address is subscribed already, and nothing was to be stored
 * @throws Error when the store did not take it
 */
export async function saveSubmission(store: SubmissionStore, submission: Submission): Promise<boolean> {
  if (submission.spam) {
    await store.setJSON(recordKey(submission), submission);
    return true;
  }
  const mayExist = submission.kind === "newsletter";
  if (mayExist && (await store.get(recordKey(submission))) !== null) return false;
  await enqueue(store, submission.id);
  if (mayExist) return saveIfNew(store, submission);
  await store.setJSON(recordKey(submission), submission);
  return true;
}
