import { RETENTION_MONTHS, SUBMISSION_KINDS } from "../../src/forms/submission-kind";
import type { SubmissionKind } from "../../src/forms/submission-kind";
import type { MailSettings } from "../settings";
import { sendOne } from "./mail";
import { inBatches } from "./store";
import type { Store } from "./store";
import { keyTime, listRecords, parseRecord, readSubmission, STATES } from "./submission";
import type { KeyParts } from "./submission";

/** Newsletter subscriptions never expire. */
const MONTHS_TO_KEEP: Partial<Record<SubmissionKind | "spam", number>> = { ...RETENTION_MONTHS, spam: 3 };

/** Milliseconds. Netlify stops a scheduled function after 30 seconds, and the digest needs time, too. */
const DELETION_TIME = 12_000;

/** Returns the same day and time some months earlier; the last day of that month if it is shorter. */
function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  if (then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0);
  return then;
}

function isExpired(record: KeyParts, now: Date): boolean {
  const months = MONTHS_TO_KEEP[record.state === "spam" ? "spam" : record.kind];
  return months !== undefined && record.time < keyTime(monthsBefore(now, months));
}

/** Returns the number of deleted records. What no recipient has got yet is kept. */
async function deleteExpired(store: Store, records: readonly KeyParts[], now: Date): Promise<number> {
  const until = Date.now() + DELETION_TIME;
  const expired = records.filter((record) => isExpired(record, now));
  const deleted = await inBatches(expired, async ({ state, id }) => {
    const key = `${state}/${id}`;
    if (Date.now() > until) return false;
    if (state === "new" && !(await readSubmission(store, key))?.submission.accepted.length) return false;
    return store.remove(key).then(() => true);
  });
  return deleted.filter(Boolean).length;
}

/** Returns the ids of unreadable records among those that are waiting or new today: others were read before. */
async function findDamaged(store: Store, records: readonly KeyParts[], since: string): Promise<string[]> {
  const relevant = records.filter(({ state, time }) => state === "new" || time >= since).slice(0, 500);
  const damaged = await inBatches(relevant, async ({ state, id }) => {
    const entry = await store.read(`${state}/${id}`);
    return entry && !parseRecord(`${state}/${id}`, entry.text) ? [id] : [];
  });
  return damaged.flat();
}

const firstHundred = (ids: readonly string[]) =>
  ids.length > 100 ? [...ids.slice(0, 100), `and ${ids.length - 100} more`] : ids;

async function digest(store: Store, records: readonly KeyParts[], now: Date) {
  const since = keyTime(new Date(now.getTime() - 24 * 60 * 60_000));
  const recent = records.filter(({ time }) => time >= since);
  const genuine = recent.filter(({ state }) => state !== "spam");
  const waiting = records.filter(({ state }) => state === "new").map(({ id }) => id);
  const count = genuine.length === 1 ? "1 submission" : `${genuine.length} submissions`;
  const damaged = await findDamaged(store, records, since);
  return {
    subject: `Website: ${count} in 24 hours${waiting.length > 0 ? `, ${waiting.length} not mailed yet` : ""}`,
    text: [
      ...SUBMISSION_KINDS.map((kind) => `${kind}: ${genuine.filter((one) => one.kind === kind).length}`),
      `spam: ${recent.length - genuine.length}`,
      "",
      waiting.length > 0 ? `Not mailed yet: ${waiting.length} (npm run inbox -- retry)` : "No submission is waiting.",
      ...firstHundred(waiting),
      ...(damaged.length > 0 ? ["", `Damaged: ${damaged.length} (npm run inbox -- delete --id ID)`] : []),
      ...firstHundred(damaged),
      "",
    ].join("\n"),
  };
}

/**
 * Deletes expired records and mails the digest, also an empty one: if it doesn't arrive, mail doesn't work.
 *
 * @param settings is called after the deletion, which must not depend on mail settings
 * @throws Error if the store or the mail server fails, or a setting is missing
 */
export async function runDaily(store: Store, settings: () => MailSettings, now = new Date()): Promise<void> {
  const records = await listRecords(store, STATES);
  const deleted = await deleteExpired(store, records, now);
  console.log(`Expired records deleted: ${deleted} of ${records.length}.`);
  const mail = settings();
  await sendOne(mail, { to: [...mail.digestTo], ...(await digest(store, records, now)) });
}
