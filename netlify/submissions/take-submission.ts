import { spend } from "./budget";
import { recordKey } from "./records";
import { asFirstSent } from "./repeats";
import { saveSubmission } from "./save-submission";
import type { SubmissionStore } from "./store";
import type { Submission } from "./submission";

/**
 * Stores what a visitor has just sent, once: of the same words again, the first stay.
 *
 * @returns the id under which it is stored
 * @throws BudgetError when a flood has used up what the store may take
 * @throws Error when the store did not take it; it may all the same be stored later
 */
export async function takeSubmission(store: SubmissionStore, submission: Submission): Promise<string> {
  await spend(store, submission);
  const first = submission.kind === "newsletter" ? submission : await asFirstSent(store, submission);
  const isStored = first !== submission && (await store.get(recordKey(first))) !== null;
  if (!isStored) await saveSubmission(store, first);
  return first.id;
}
