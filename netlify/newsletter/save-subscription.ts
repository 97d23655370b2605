import { enqueue, eraseTraces } from "../outbox/outbox";
import type { NewsletterSettings } from "../settings";
import { addToIndex, indexKey } from "../submissions/record-index";
import { readOrError, UnreadableRecord } from "../submissions/records";
import { createIfAbsent, keyOf } from "../submissions/store";
import type { SubmissionStore } from "../submissions/store";
import type { Submission } from "../submissions/submission";
import { isSuppressed } from "./suppression";

/** The shortest time between two mails that ask an address, in milliseconds: others can type it, too. */
const ASK_AGAIN_MS = 24 * 60 * 60_000;

/** Keeps a subscription until its address confirms it; the outbox asks. */
async function savePending(store: SubmissionStore, submission: Submission): Promise<void> {
  const key = keyOf(submission.id, "pending");
  const earlier = await readOrError(store, key);
  const isReadable = earlier !== null && !(earlier instanceof UnreadableRecord);
  if (isReadable) {
    if (Date.parse(submission.receivedAt) - Date.parse(earlier.receivedAt) < ASK_AGAIN_MS) return;
    await eraseTraces(store, key);
  }
  await Promise.all([addToIndex(store, key, submission), enqueue(store, key)]);
  await store.setJSON(key, submission);
  const outdated = isReadable ? indexKey(key, earlier) : undefined;
  if (outdated !== undefined && outdated !== indexKey(key, submission)) await store.delete(outdated);
}

/**
 * Stores a subscription, unless the address has one already. Where the settings say so, and always for an address that
 * once unsubscribed, it counts only once it is confirmed.
 *
 * @throws Error when the store did not take it
 */
export async function saveSubscription(
  store: SubmissionStore,
  submission: Submission,
  settings: NewsletterSettings | undefined,
): Promise<void> {
  const { id } = submission;
  const earlier = await readOrError(store, id);
  if (earlier && !(earlier instanceof UnreadableRecord)) return;
  if (settings && (settings.doubleOptIn || (await isSuppressed(store, settings.signingKey, id)))) {
    return savePending(store, submission);
  }
  await Promise.all([addToIndex(store, id, submission), enqueue(store, id)]);
  await createIfAbsent(store, id, JSON.stringify(submission));
}
