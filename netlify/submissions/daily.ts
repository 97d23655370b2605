import { existsSync, readdirSync, readFileSync } from "node:fs";
import { RETENTION_MONTHS, SUBMISSION_KINDS } from "../../src/forms/submission-kind";
import { hasEnded, isoDate } from "../../src/lib/dates";
import type { MailSettings } from "../settings";
import { REFUSED } from "./deliver";
import { openMail } from "./mail";
import { countOf, notice } from "./mail-text";
import { inBatches, type Store } from "./store";
import { keyTime, listRecords, readSubmission, STATES, type State } from "./submission";

const SPAM_MONTHS = 3;

/** Milliseconds. Netlify stops a scheduled function after 30 seconds. */
const LONGEST_RUN = 27_000;
const TIME_TO_DELETE = 4_000;

/** Milliseconds. What is younger waits for a run that works at the same time. */
const LATE = 15 * 60_000;

/** Keys of each list, the oldest first, so a run after a flood also ends in time. The next run deletes the rest. */
const MAX_KEYS = 5_000;

/** Returns the same day and time some months earlier; the last day of that month if it is shorter. */
function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  if (then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0);
  return then;
}

/** Returns the number of deleted records. Newsletter subscriptions never expire, and what no recipient has got yet is kept. */
async function deleteExpired(store: Store, now: Date): Promise<number> {
  const end = AbortSignal.timeout(TIME_TO_DELETE);
  const listExpired = async (states: readonly State[], kind: string, months: number) => {
    const limit = keyTime(monthsBefore(now, months));
    return (await listRecords(store, states, [kind], MAX_KEYS)).filter(({ time }) => time < limit);
  };
  const expired = await Promise.all([
    ...Object.entries(RETENTION_MONTHS).map(([kind, months]) => listExpired(["new", "kept"], kind, months)),
    ...SUBMISSION_KINDS.map((kind) => listExpired(["spam"], kind, SPAM_MONTHS)),
  ]);
  const deleted = await inBatches(expired.flat(), async ({ state, id }) => {
    if (end.aborted) return false;
    const key = `${state}/${id}`;
    if (state === "new" && !(await readSubmission(store, key))?.submission.accepted.length) return false;
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

async function digest(store: Store, now: Date, refused: readonly string[]) {
  const since = new Date(now.getTime() - 24 * 60 * 60_000);
  const days = [since, now].flatMap((day) => SUBMISSION_KINDS.map((kind) => `${kind}/${keyTime(day).slice(0, 10)}`));
  const ofDays = await listRecords(store, STATES, days, MAX_KEYS);
  const recent = ofDays.filter(({ time }) => time >= keyTime(since));
  const genuine = recent.filter(({ state }) => state !== "spam");
  const spam = recent.length - genuine.length;
  const lateTime = keyTime(new Date(now.getTime() - LATE));
  const notMailed = await listRecords(store, ["new"], SUBMISSION_KINDS, MAX_KEYS);
  const ids = notMailed.filter(({ time }) => time < lateTime).map(({ id }) => id);
  const listed = [...ids.slice(0, 100), ...(ids.length > 100 ? [`and ${ids.length - 100} more`] : [])];
  const waiting = ids[0] ? `Not mailed yet: ${ids.length} (npm run inbox -- retry)` : "No submission is waiting.";
  const isCut = Math.max(ofDays.length, ids.length) >= MAX_KEYS;
  const counts = SUBMISSION_KINDS.map((kind) => `${kind}: ${genuine.filter((one) => one.kind === kind).length}`);
  const subject = `Website: ${countOf(genuine.length)} in 24 hours`;
  const paragraphs = [
    [...counts, `spam: ${spam}${spam > 0 ? ", read them with npm run inbox -- list --spam" : ""}`].join("\n"),
    ...(isCut ? ["There are so many that this mail counts only some of them."] : []),
    [waiting, ...listed].join("\n"),
    ...refused.map((address) => `The mail server rejects ${address}, who misses these mails. Correct NOTIFY_TO.`),
    ...webinarNotes(now),
  ];
  return notice(ids[0] ? `${subject}, ${ids.length} not mailed yet` : subject, `${paragraphs.join("\n\n")}\n`);
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
  const keys = await store.list(REFUSED);
  const refused = (await inBatches(keys, (key) => store.read(key))).flatMap((entry) => entry?.text ?? []);
  const mail = openMail(checked);
  const message = { ...(await digest(store, now, refused)), to: [...checked.digestTo], signal };
  await mail.sendMail(message).finally(() => mail.close());
  await inBatches(keys, (key) => store.remove(key));
}
