import { RETENTION_MONTHS, SUBMISSION_KINDS } from "../../src/forms/submission-kind";
import type { SubmissionKind } from "../../src/forms/submission-kind";
import type { MailSettings } from "../settings";
import { sendOne } from "./mail";
import { inParallel } from "./records";
import type { Store } from "./store";
import { keyTime, parseKey, STATES } from "./submission";

/** The number of months after which records are deleted. A subscription is kept until it ends. */
const MONTHS: Partial<Record<SubmissionKind | "spam", number>> = { ...RETENTION_MONTHS, spam: 3 };

/** Milliseconds. Netlify stops a scheduled function after 30 seconds, and the digest has to go out, too. */
const DELETION_TIME = 12_000;

/** Returns the same day and time some months ago, or the last day of that month if it has no such day. */
function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  if (then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0);
  return then;
}

/** Tells whether the privacy policy promises that a record is deleted by now. */
function isExpired(key: string, now: Date): boolean {
  const record = parseKey(key);
  if (!record) return false;
  const months = MONTHS[record.state === "spam" ? "spam" : record.kind];
  return months !== undefined && record.time < keyTime(monthsBefore(now, months));
}

/** Deletes what has expired, and the notes of earlier days about alerts. Returns how many records are gone. */
async function deleteExpired(store: Store, keys: readonly string[], now: Date): Promise<number> {
  const until = Date.now() + DELETION_TIME;
  const deleted = await inParallel(
    keys.filter((key) => isExpired(key, now)),
    async (key) => Date.now() < until && (await store.remove(key).then(() => true)),
  );
  const notes = (await store.list("told/")).filter((key) => !key.includes(now.toISOString().slice(0, 10)));
  await inParallel(notes, (key) => store.remove(key));
  return deleted.filter(Boolean).length;
}

/** Writes what the digest says of the last 24 hours, and of everything that waits to be mailed. */
function digest(keys: readonly string[], now: Date): { readonly subject: string; readonly text: string } {
  const records = keys.flatMap((key) => parseKey(key) ?? []);
  const since = keyTime(new Date(now.getTime() - 24 * 60 * 60_000));
  const recent = records.filter(({ time }) => time >= since);
  const people = recent.filter(({ state }) => state !== "spam");
  const waiting = records.filter(({ state }) => state === "new").map(({ id }) => id);
  const count = people.length === 1 ? "1 submission" : `${people.length} submissions`;
  return {
    subject: `Website: ${count} in 24 hours${waiting.length > 0 ? `, ${waiting.length} not mailed yet` : ""}`,
    text: [
      ...SUBMISSION_KINDS.map((kind) => `${kind}: ${people.filter((one) => one.kind === kind).length}`),
      `spam: ${recent.length - people.length}`,
      "",
      waiting.length > 0 ? `Not mailed yet: ${waiting.length} (npm run inbox -- retry)` : "Everything was mailed.",
      ...waiting,
      "",
    ].join("\n"),
  };
}

/**
 * Does what is due once a day: deletes what has expired, logs how much, and mails the digest. The digest comes every
 * day, so that its absence tells that mail doesn't work.
 *
 * @param settings reads the settings of the mail, which are not needed to delete
 * @throws Error if the store or the mail server fails, or a setting is missing
 */
export async function runDaily(store: Store, settings: () => MailSettings, now = new Date()): Promise<void> {
  const keys = (await Promise.all(STATES.map((state) => store.list(`${state}/`)))).flat();
  const deleted = await deleteExpired(store, keys, now);
  console.log(`Deleted ${deleted} expired records of ${keys.length}.`);
  const mail = settings();
  await sendOne(mail, { to: [...mail.digestTo], ...digest(keys, now) });
}
