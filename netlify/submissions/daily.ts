import { existsSync, readdirSync, readFileSync } from "node:fs";
import { RETENTION_MONTHS, SUBMISSION_KINDS } from "../../src/forms/submission-kind";
import type { SubmissionKind } from "../../src/forms/submission-kind";
import { hasEnded, isoDate } from "../../src/lib/dates";
import type { MailSettings } from "../settings";
import { countOf, notice, openMail } from "./mail";
import { inBatches } from "./store";
import type { Store } from "./store";
import { keyTime, listRecords, parseKey, readSubmission, STATES } from "./submission";

const SPAM_MONTHS = 3;

/** Milliseconds. Netlify stops a scheduled function after 30 seconds. */
const LONGEST_RUN = 27_000;
const TIME_TO_DELETE = 4_000;

/** Keys of each list, so a run after a flood also ends in time. The next run deletes the rest. */
const MAX_KEYS = 5_000;

/** Returns the same day and time some months earlier; the last day of that month if it is shorter. */
function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  if (then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0);
  return then;
}

/** Returns the starts of all times before a time: for `2024-11…`, these are `0`, `1`, `200`, `201` and so on. */
const startsBefore = (time: string): string[] =>
  [...time].flatMap((digit, at) => Array.from({ length: Number(digit) || 0 }, (_, less) => time.slice(0, at) + less));

/** Newsletter subscriptions never expire. */
function expiredPrefixes(kind: SubmissionKind, now: Date): string[] {
  const months = (RETENTION_MONTHS as Partial<Record<SubmissionKind, number>>)[kind];
  return Object.entries({ new: months, kept: months, spam: SPAM_MONTHS }).flatMap(([state, period]) => {
    const starts = period ? startsBefore(keyTime(monthsBefore(now, period))) : [];
    return starts.map((start) => `${state}/${kind}/${start}`);
  });
}

/** Returns the number of deleted records. What no recipient has got yet is kept. */
async function deleteExpired(store: Store, now: Date): Promise<number> {
  const end = AbortSignal.timeout(TIME_TO_DELETE);
  const prefixes = SUBMISSION_KINDS.flatMap((kind) => expiredPrefixes(kind, now));
  const keys = await inBatches(prefixes, (prefix) => store.list(prefix, MAX_KEYS));
  const deleted = await inBatches(keys.flat().filter(parseKey), async (key) => {
    if (end.aborted) return false;
    if (key.startsWith("new/") && !(await readSubmission(store, key))?.submission.accepted.length) return false;
    return store.remove(key).then(() => true);
  });
  return deleted.filter(Boolean).length;
}

/** Says what to do about each upcoming webinar whose day has ended. A failure is only mentioned: the digest must arrive. */
function webinarNotes(now: Date): string[] {
  const folder = "data/upcoming-webinars"; // netlify.toml adds it to the function.
  try {
    const files = existsSync(folder) ? readdirSync(folder) : []; // Git keeps no empty folder.
    const texts = files.map((file) => readFileSync(`${folder}/${file}`, "utf8"));
    const webinars = texts.map((text) => JSON.parse(text) as Record<"title" | "date", string>);
    const ended = webinars.filter(({ date }) => hasEnded(isoDate(date), now));
    const remedy = "delete it from the upcoming webinars, and add it to the past ones";
    return ended.map(({ title, date }) => `“${title}” (${date}) is over: ${remedy}.`);
  } catch (error) {
    return [`The upcoming webinars can't be read: ${String(error)}`];
  }
}

async function digest(store: Store, now: Date) {
  const since = new Date(now.getTime() - 24 * 60 * 60_000);
  const days = [since, now].flatMap((day) => SUBMISSION_KINDS.map((kind) => `${kind}/${keyTime(day).slice(0, 10)}`));
  const ofDays = await listRecords(store, STATES, days, MAX_KEYS);
  const recent = ofDays.filter(({ time }) => time >= keyTime(since));
  const genuine = recent.filter(({ state }) => state !== "spam");
  const spam = recent.length - genuine.length;
  const ids = (await listRecords(store, ["new"], SUBMISSION_KINDS, MAX_KEYS)).map(({ id }) => id);
  const listed = [...ids.slice(0, 100), ...(ids.length > 100 ? [`and ${ids.length - 100} more`] : [])];
  const waiting = ids[0] ? `Not mailed yet: ${ids.length} (npm run inbox -- retry)` : "No submission is waiting.";
  const isCut = Math.max(ofDays.length, ids.length) >= MAX_KEYS;
  const counts = SUBMISSION_KINDS.map((kind) => `${kind}: ${genuine.filter((one) => one.kind === kind).length}`);
  const subject = `Website: ${countOf(genuine.length)} in 24 hours`;
  return notice(ids.length > 0 ? `${subject}, ${ids.length} not mailed yet` : subject, [
    [...counts, `spam: ${spam}${spam > 0 ? ", read them with npm run inbox -- list --spam" : ""}`].join("\n"),
    ...(isCut ? ["There are so many that this mail counts only some of them."] : []),
    [waiting, ...listed].join("\n"),
    ...webinarNotes(now),
  ]);
}

/**
 * Deletes expired records and mails the digest, also an empty one: if it doesn't arrive, mail doesn't work.
 *
 * @param settings is called after the deletion, which must not depend on mail settings
 * @throws Error if the store or the mail server fails, or a setting is missing
 */
export async function runDaily(store: Store, settings: () => MailSettings, now = new Date()): Promise<void> {
  const signal = AbortSignal.timeout(LONGEST_RUN);
  console.log(`Expired records deleted: ${await deleteExpired(store, now)}.`);
  const checked = settings();
  const mail = openMail(checked);
  await mail.sendMail({ ...(await digest(store, now)), to: [...checked.digestTo], signal }).finally(() => mail.close());
}
