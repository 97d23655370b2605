import { readOrError } from "../submissions/records";
import type { UnreadableRecord } from "../submissions/records";
import type { SubmissionStore } from "../submissions/store";
import type { Submission } from "../submissions/submission";
import { ALERT_PREFIX, readFloodAlert } from "./flood-alert";
import type { FloodAlert } from "./flood-alert";
import { isDue, wasLastTry } from "./marker";
import { forget, giveUp, isSettled, readEntry, refile, settle } from "./outbox";
import type { Entry } from "./outbox";
import { queueKey } from "./queue";
import type { Queued } from "./queue";

/** A marker that has been due for so long, in milliseconds, and has no record belongs to a write that failed. */
const MARKER_WITHOUT_RECORD_MS = 60 * 60_000;

/** What a mail can be about. */
type Subject = Submission | FloodAlert | UnreadableRecord;

/** A mail that may be tried now. */
export interface Due {
  readonly entry: Entry;
  readonly subject: Subject;
}

function readSubject(store: SubmissionStore, key: string): Promise<Subject | null | undefined> {
  return key.startsWith(ALERT_PREFIX) ? readFloodAlert(store, key) : readOrError(store, key);
}

const isLong = (time: number) => time < Date.now() - MARKER_WITHOUT_RECORD_MS;

/** Tidies up an entry of the queue whose marker is gone, or waits at another place. */
async function tidy(store: SubmissionStore, { entry, key, time }: Queued, found: Entry | undefined): Promise<void> {
  // A fresh one may belong to a write that is under way.
  if (!isLong(time)) return;
  if (found && queueKey(key, found.marker.queuedFor) === entry) return;
  await refile(store, key);
  await store.delete(entry);
}

/** Looks up what an entry of the queue is about; undefined when nothing is to be sent, now or any more. */
export async function lookUp(store: SubmissionStore, queued: Queued): Promise<Due | undefined> {
  const { key } = queued;
  const [found, settled, subject] = await Promise.all([
    readEntry(store, key),
    isSettled(store, key),
    readSubject(store, key),
  ]);
  if (!found || !isDue(found.marker)) {
    if (found && wasLastTry(found.marker)) await giveUp(store, found);
    else await tidy(store, queued, found);
    return undefined;
  }
  const entry = { ...found, foundBy: queued.entry };
  if (settled) await settle(store, entry);
  else if (subject) return { entry, subject };
  else if (isLong(entry.marker.dueAt)) await forget(store, entry);
  return undefined;
}
