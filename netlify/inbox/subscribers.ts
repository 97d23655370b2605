import { signedLink } from "../newsletter/signed-link";
import { hasSuppressed, isSuppressed } from "../newsletter/suppression";
import { newsletterSettings } from "../newsletter-settings";
import { mapConcurrently } from "../submissions/concurrently";
import type { SubmissionStore } from "../submissions/store";
import type { Submission } from "../submissions/submission";
import { InboxError } from "./with-store";

/** A submission as it is exported. */
export interface Exported extends Submission {
  /** The link for the subscriber's issues. */
  readonly unsubscribe?: string;
}

/**
 * Leaves out those who want no mail, and gives each of the others the link with which they can end it.
 *
 * @throws InboxError when it cannot be told who wants none, for want of the key
 */
export async function subscribersToWriteTo(
  store: SubmissionStore,
  subscriptions: readonly Submission[],
): Promise<Exported[]> {
  const settings = newsletterSettings();
  if (!settings) {
    if (await hasSuppressed(store)) throw new InboxError("Set SIGNING_KEY: some have unsubscribed, and it tells who.");
    console.error("SIGNING_KEY is not set: the export has no links to unsubscribe.");
    return [...subscriptions];
  }
  const exported = await mapConcurrently(subscriptions, async (subscription) => {
    if (await isSuppressed(store, settings.signingKey, subscription.id)) return [];
    return [{ ...subscription, unsubscribe: signedLink(settings, "unsubscribe", subscription.id) }];
  });
  return exported.flat();
}
