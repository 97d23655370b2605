import { notificationSettings } from "../environment";
import { mailFailure, openMailer } from "./mailer";
import type { SubmissionStore } from "./store";
import type { Submission } from "./submission";
import { markSent, releaseUnsent } from "./unsent-marker";

/**
 * Tells the firm of a submission that was just stored. A failure is noted in the store, where the scheduled
 * function finds it; nothing is thrown. Without settings the submission stays unsent.
 */
export async function notify(store: SubmissionStore, submission: Submission): Promise<void> {
  const settings = notificationSettings();
  if (!settings) return;
  const mailer = openMailer(settings);
  try {
    await mailer.send(submission);
    await markSent(store, submission.id);
  } catch (error) {
    console.error(`The notification of ${submission.id} failed and will be tried again: ${mailFailure(error)}`);
    await releaseUnsent(store, submission.id).catch(() => undefined);
  } finally {
    mailer.close();
  }
}
