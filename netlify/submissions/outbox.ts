import type { NotificationSettings } from "../environment";
import { mapConcurrently } from "./concurrently";
import { mailFailure, MESSAGE_DEADLINE_MS, openMailer } from "./mailer";
import type { Mailer } from "./mailer";
import { readRecord, recordKey } from "./records";
import type { SubmissionStore } from "./store";
import type { Submission } from "./submission";

/**
 * The outbox keeps a marker for each submission that the firm was not notified of yet, with the time from which it
 * may be delivered. Whoever delivers it moves that time on first, so that nobody else does the same meanwhile.
 */
const MARKER_PREFIX = "unsent/";

/** How long whoever takes a submission on has it to themselves, in milliseconds. */
const LEASE_MS = 5 * MESSAGE_DEADLINE_MS;

/** A marker that is due for so long, in milliseconds, and has no submission belongs to a write that failed. */
const ORPHAN_MS = 60 * 60_000;

/** How many submissions a run delivered, failed to deliver, and left to others or to the next run. */
export interface DeliveryReport {
  readonly sent: number;
  readonly failed: number;
  readonly left: number;
}

interface Marker {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly dueAt: number;
  readonly etag: string | undefined;
}

function markerKey(id: string): string {
  return MARKER_PREFIX + id;
}

function dueIn(milliseconds: number): string {
  return new Date(Date.now() + milliseconds).toISOString();
}

/** Puts a submission in; call it before the submission is stored, so that none is stored that nobody hears of. */
export async function enqueue(store: SubmissionStore, id: string): Promise<void> {
  await store.set(markerKey(id), dueIn(LEASE_MS));
}

/** Takes a submission out, delivered or not. */
export async function forget(store: SubmissionStore, id: string): Promise<void> {
  await store.delete(markerKey(id));
}

/** Whether the firm is still to be notified of a submission. */
export async function isUndelivered(store: SubmissionStore, id: string): Promise<boolean> {
  return (await store.get(markerKey(id))) !== null;
}

/** The ids of all submissions that the firm is still to be notified of. */
export async function undeliveredIds(store: SubmissionStore): Promise<string[]> {
  const { blobs } = await store.list({ prefix: MARKER_PREFIX });
  return blobs.map(({ key }) => key.slice(MARKER_PREFIX.length));
}

/** @returns false when the mail server did not take it: it is due again then, behind all others */
async function attempt(store: SubmissionStore, mailer: Mailer, submission: Submission): Promise<boolean> {
  try {
    await mailer.send(submission);
  } catch (error) {
    console.error(`The notification of ${submission.id} failed and will be tried again: ${mailFailure(error)}`);
    await store.set(markerKey(submission.id), dueIn(0));
    return false;
  }
  await forget(store, submission.id);
  return true;
}

/** Notifies the firm of a submission that was just enqueued and stored. Nothing is thrown. */
export async function deliver(
  store: SubmissionStore,
  settings: NotificationSettings,
  submission: Submission,
): Promise<void> {
  const mailer = openMailer(settings);
  try {
    await attempt(store, mailer, submission);
  } catch (error) {
    console.error(`The store did not take how the notification of ${submission.id} ended:`, error);
  } finally {
    mailer.close();
  }
}

async function readMarkers(store: SubmissionStore): Promise<Marker[]> {
  const markers = await mapConcurrently(await undeliveredIds(store), async (id) => {
    const marker = await store.getWithMetadata(markerKey(id), { type: "text" });
    return marker ? [{ id, dueAt: Date.parse(marker.data), etag: marker.etag }] : [];
  });
  return markers.flat();
}

/** Takes a due submission on, unless it is gone or somebody else was faster. */
async function claim(store: SubmissionStore, { id, dueAt, etag }: Marker): Promise<Submission | undefined> {
  const submission = await readRecord(store, recordKey({ id, spam: false }));
  if (!submission) {
    if (dueAt < Date.now() - ORPHAN_MS) await forget(store, id);
    return undefined;
  }
  const claimed = await store.set(markerKey(id), dueIn(LEASE_MS), { onlyIfMatch: etag });
  // A conditional write that the store failed to do is reported as done, but without an entity tag.
  return claimed.modified && claimed.etag ? submission : undefined;
}

/**
 * Notifies the firm of everything that is due, the longest first. Several runs may go on at once.
 *
 * What the mail server does not take holds nothing up; the run ends early only when the server is out of reach.
 *
 * @param budgetMs no further delivery is begun after this many milliseconds; the last one may take its whole deadline
 * @throws Error when the store fails
 */
export async function deliverDue(
  store: SubmissionStore,
  settings: NotificationSettings,
  budgetMs: number,
): Promise<DeliveryReport> {
  const end = Date.now() + budgetMs;
  const markers = await readMarkers(store);
  const due = markers.filter(({ dueAt }) => dueAt <= Date.now()).sort((a, b) => a.dueAt - b.dueAt);
  const mailer = openMailer(settings);
  let [sent, failed] = [0, 0];
  try {
    for (const marker of due) {
      if (Date.now() > end) break;
      const submission = await claim(store, marker);
      if (!submission) continue;
      if (await attempt(store, mailer, submission)) {
        sent += 1;
        continue;
      }
      failed += 1;
      if (Date.now() > end || !(await mailer.isReachable())) break;
    }
  } finally {
    mailer.close();
  }
  return { sent, failed, left: markers.length - sent - failed };
}
