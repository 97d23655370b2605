import type { NotificationSettings } from "../environment";
import { idOfUnsentKey, UNSENT_PREFIX } from "./keys";
import { listKeys } from "./list-keys";
import type { ListedKey } from "./list-keys";
import { isRejection, mailFailure, openMailer } from "./mailer";
import type { SubmissionStore } from "./store";
import type { Submission } from "./submission";
import { leaseUntil, markSent, releaseUnsent } from "./unsent-marker";

/** How many notifications a run sent, failed to send, and left to others or to the next run. */
export interface SendReport {
  readonly sent: number;
  readonly failed: number;
  readonly left: number;
}

/** A marker this old whose submission is not there belongs to a write that failed. */
const ORPHAN_MS = 60 * 60_000;

/** Takes a marker over, unless somebody else is at it or its submission is gone. */
async function claim(store: SubmissionStore, { key, etag }: ListedKey): Promise<Submission | undefined> {
  const marker = await store.getWithMetadata(key, { type: "text" });
  const now = Date.now();
  if (!marker || Date.parse(marker.data) > now) return undefined;
  const submission = (await store.get(idOfUnsentKey(key), { type: "json" })) as Submission | null;
  if (!submission) {
    if (Date.parse(marker.data) < now - ORPHAN_MS) await store.delete(key);
    return undefined;
  }
  // The local store tells the entity tag only when it lists.
  const taken = await store.set(key, leaseUntil(now), { onlyIfMatch: marker.etag ?? etag });
  return taken.modified && taken.etag ? submission : undefined;
}

/**
 * Sends the notifications that are still unsent. Several runs may go on at once: each takes a marker over before
 * it sends, so that normally no notification is sent twice.
 *
 * @param budgetMs no further notification is begun after this many milliseconds
 */
export async function sendUnsent(
  store: SubmissionStore,
  settings: NotificationSettings,
  budgetMs: number,
): Promise<SendReport> {
  const end = Date.now() + budgetMs;
  const markers = await listKeys(store, UNSENT_PREFIX);
  const mailer = openMailer(settings);
  let [sent, failed, reachable] = [0, 0, true];
  try {
    for (const marker of markers) {
      if (!reachable || Date.now() > end) break;
      const submission = await claim(store, marker);
      if (!submission) continue;
      try {
        await mailer.send(submission);
        await markSent(store, submission.id);
        sent += 1;
      } catch (error) {
        failed += 1;
        reachable = isRejection(error);
        console.error(`The notification of ${submission.id} failed: ${mailFailure(error)}`);
        await releaseUnsent(store, submission.id);
      }
    }
  } finally {
    mailer.close();
  }
  return { sent, failed, left: markers.length - sent - failed };
}
