import { SUBMISSION_KINDS } from "../../src/forms/submission-kind";
import type { MailSettings } from "../settings";
import { count, uncount } from "./limits";
import { describeMailError, isPermanent, isRejection, openMail, submissionMail, timeForMail } from "./mail";
import type { MailConnection } from "./mail";
import { inBatches } from "./store";
import type { Store } from "./store";
import { createSubmission, parseKey, readSubmission } from "./submission";
import type { ReadSubmission, StoredSubmission } from "./submission";

const HOUR = 3_600_000;
const SINGLE_MAILS = { key: "limits/mails", max: 60, period: HOUR };
/** A summary tells about what is above that limit. The schedule of ten minutes is not exact. */
const SUMMARIES = { key: "limits/summaries", max: 1, period: 9.5 * 60_000 };

/** The next summary lists the rest. */
const MAX_IN_SUMMARY = 200;

/** Milliseconds. Netlify stops a scheduled function after 30 seconds. */
export const LONGEST_RUN = 25_000;
/** The rest is for the last mail and the store. */
const TIME_TO_READ = 4_000;
const TIME_TO_START = 10_000;

/** Milliseconds: 5 minutes, doubling up to 12 hours, then a day. */
function retryDelay(attempts: number): number {
  const delay = 5 * 60_000 * 2 ** (attempts - 1);
  return delay < 24 * HOUR ? Math.min(delay, 12 * HOUR) : 24 * HOUR;
}

const timeAfter = (delay: number) => new Date(Date.now() + delay).toISOString();

/** A delay that is longer than possible comes from a wrong clock. */
function isDue({ tryAt, attempts }: StoredSubmission, ignoreDelay: boolean): boolean {
  const delay = Date.parse(tryAt) - Date.now();
  const isClaimed = attempts > 0 && delay > 0 && delay <= LONGEST_RUN;
  return !isClaimed && (ignoreDelay || !(delay > 0 && delay <= retryDelay(attempts)));
}

/** Returns what is due, fewest attempts first and then the newest: what failed before may fail again. */
async function listDue(store: Store, only: string, ignoreDelay: boolean): Promise<ReadSubmission[]> {
  const keys = only ? [`new/${only}`] : (await store.list("new/")).filter(parseKey);
  const end = AbortSignal.timeout(TIME_TO_READ);
  // Starts anywhere: if the time is too short for all, another run reads the others.
  const first = Math.floor(Math.random() * keys.length);
  const found = await inBatches([...keys.slice(first), ...keys.slice(0, first)], async (key) =>
    end.aborted && !ignoreDelay ? undefined : readSubmission(store, key),
  );
  const due = found.flatMap((one) => (one && isDue(one.submission, ignoreDelay) ? [one] : []));
  due.sort((a, b) => b.submission.receivedAt.localeCompare(a.submission.receivedAt));
  return due.sort((a, b) => a.submission.attempts - b.submission.attempts);
}

/** Reserves a record for this run. Undefined if it is already mailed, reserved or deleted. */
async function claim(store: Store, { submission, etag }: ReadSubmission): Promise<ReadSubmission | undefined> {
  const key = `new/${submission.id}`;
  if (await store.read(`kept/${submission.id}`)) return store.remove(key).then(() => undefined);
  const claimed = { ...submission, attempts: submission.attempts + 1, tryAt: timeAfter(LONGEST_RUN) };
  const newEtag = await store.replace(key, JSON.stringify(claimed), etag);
  return newEtag === undefined ? undefined : { submission: claimed, etag: newEtag };
}

/**
 * Adds recipients to a record, and moves it to `kept/` if they were the last ones; else it is due later. After a crash in
 * between, the next run repeats the move. A record that was deleted or claimed in the meantime stays as it is.
 */
async function saveRecipients(store: Store, found: ReadSubmission, recipients: string[], isComplete: boolean) {
  const { id, attempts, accepted } = found.submission;
  const tryAt = isComplete ? found.submission.tryAt : timeAfter(retryDelay(attempts));
  const updated = { ...found.submission, tryAt, accepted: [...accepted, ...recipients] };
  const isSaved = await store.replace(`new/${id}`, JSON.stringify(updated), found.etag);
  if (!isSaved || !isComplete) return;
  await createSubmission(store, "kept", updated);
  await store.remove(`new/${id}`);
}

/** Returns the new recipients. If the mail server rejects the mail for good, it gets one without the visitor's text. */
async function mailOne(mail: MailConnection, submission: StoredSubmission, to: string[], settings: MailSettings) {
  const signal = timeForMail();
  const send = async (withText: boolean) =>
    (await mail.sendMail({ ...submissionMail(submission, settings, withText), to, signal })).accepted.map(String);
  return send(true).catch((error: unknown) => {
    if (!isPermanent(error)) throw error;
    console.error(`The mail server rejected the text of ${submission.id}: ${describeMailError(error)}`);
    return send(false);
  });
}

/** Returns "broken" if the mail server can't be reached. Undefined if another run has the submission. */
async function deliverOne(store: Store, mail: MailConnection, found: ReadSubmission, settings: MailSettings) {
  const claimed = await claim(store, found);
  if (!claimed) return undefined;
  const { id, accepted, attempts } = claimed.submission;
  const to = settings.to.filter((address) => !accepted.includes(address));
  let recipients: string[] = [];
  try {
    if (to.length > 0) recipients = await mailOne(mail, claimed.submission, to, settings);
  } catch (error) {
    console.error(`The mail about ${id} failed, attempt ${attempts}: ${describeMailError(error)}`);
    await saveRecipients(store, claimed, [], false);
    return isRejection(error) ? "failed" : "broken";
  }
  const rejected = to.length - recipients.length;
  await saveRecipients(store, claimed, recipients, rejected === 0);
  if (rejected === 0) return "sent";
  console.error(`The mail server rejected ${rejected} of ${to.length} recipients of the mail about ${id}.`);
  return "partly sent";
}

/** Contains no text of visitors: a mail server that rejects one must not reject the summary. */
async function deliverSummary(store: Store, mail: MailConnection, due: readonly ReadSubmission[], to: string[]) {
  const found = await inBatches(due.slice(0, MAX_IN_SUMMARY), (one) => claim(store, one));
  const claimed = found.flatMap((one) => one ?? []);
  const ids = claimed.map(({ submission }) => submission.id);
  const { accepted } = await mail.sendMail({
    to,
    signal: timeForMail(),
    subject: `Website: ${due.length} submissions at once`,
    text: [
      `The website mails ${SINGLE_MAILS.max} submissions an hour one by one. This mail lists ${ids.length} of ${due.length} others.`,
      SUBMISSION_KINDS.map((kind) => `${kind}: ${ids.filter((id) => id.startsWith(kind)).length}`).join("\n"),
      "Read one: npm run inbox -- show ID. Read all: npm run inbox -- list",
      ids.join("\n"),
    ].join("\n\n"),
  });
  // Complete even if a recipient was rejected: the others must not get the same summary again.
  await inBatches(claimed, (one) => saveRecipients(store, one, accepted.map(String), true));
}

/**
 * Mails the firm all submissions in `new/` that are due. Several runs can work at the same time. After a crash, one mail
 * may be sent twice, with the same Message-ID.
 *
 * @param only the id of the only submission to mail
 * @param ignoreDelay also retry failed mails that aren't due yet, send all summaries at once, and take any time
 * @returns the numbers of mails sent and failed
 * @throws Error if the store or the summary fails; the next run continues
 */
export async function deliver(store: Store, settings: MailSettings, { only = "", ignoreDelay = false } = {}) {
  const end = ignoreDelay ? new AbortController().signal : AbortSignal.timeout(TIME_TO_START);
  const due = await listDue(store, only, ignoreDelay);
  const report = { sent: 0, failed: 0 };
  const mail = openMail(settings);
  let broken = 0; // In a row: one message can break its connection, but after two the mail server doesn't work.
  try {
    while (due.length > 0 && !end.aborted && broken < 2) {
      if (await count(store, SINGLE_MAILS)) {
        const found = due.shift();
        const result = found && (await deliverOne(store, mail, found, settings));
        if (result !== "sent" && result !== "partly sent") await uncount(store, SINGLE_MAILS);
        if (result) report[result === "sent" ? "sent" : "failed"] += 1;
        broken = result === "broken" ? broken + 1 : 0;
      } else {
        if (only || !((await count(store, SUMMARIES)) || ignoreDelay)) break;
        await deliverSummary(store, mail, due, [...settings.to]);
        due.splice(0, MAX_IN_SUMMARY);
        report.sent += 1;
      }
    }
    return report;
  } finally {
    mail.close();
  }
}
