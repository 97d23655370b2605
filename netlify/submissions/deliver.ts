import { SUBMISSION_KINDS } from "../../src/forms/submission-kind";
import type { SubmissionKind } from "../../src/forms/submission-kind";
import type { MailSettings } from "../settings";
import { count, exhaust } from "./limits";
import type { Limit } from "./limits";
import { describeMailError, isAboutText, isPermanent, isRejection, openMail, submissionMail } from "./mail";
import type { MailConnection } from "./mail";
import { alertOfFlood, summary } from "./storm";
import { inBatches } from "./store";
import type { Store } from "./store";
import { createSubmission, listRecords, readSubmission, startsOfHour } from "./submission";
import type { ReadSubmission, StoredSubmission } from "./submission";

const [MINUTE, HOUR] = [60_000, 3_600_000];

/**
 * Submissions that get a mail of their own in any hour, of a kind and of all. A mail server that accepts only twenty mails an
 * hour then also accepts a summary every ten minutes, an alert and a digest.
 */
const SINGLE_MAILS: Readonly<Record<SubmissionKind, Limit>> = {
  contact: { key: "limits/mails-contact", max: 10, period: HOUR },
  application: { key: "limits/mails-application", max: 6, period: HOUR },
  newsletter: { key: "limits/mails-newsletter", max: 2, period: HOUR },
};
const ALL_SINGLE_MAILS = { key: "limits/mails", max: 12, period: HOUR };

/** If more are due, they get a summary. A run can move 500 records in five seconds if the store takes 100 ms. */
const [MAX_DUE, MAX_IN_SUMMARY] = [8, 500];

/** Milliseconds. Netlify stops a scheduled function after 30 seconds, and an endpoint after 60. */
export const LONGEST_RUN = 25_000;
/** For reading, for starting a mail, and for mail: filters and Microsoft 365 answer after up to 15 seconds. */
const [TIME_TO_READ, TIME_TO_START, TIME_TO_MAIL] = [5_000, 10_000, 21_000];

interface Run {
  readonly store: Store;
  readonly settings: MailSettings;
  readonly mail: MailConnection;
  /** Milliseconds for which other runs leave a record to this run. */
  readonly reservation: number;
  /** Ends a mail, also to a server that answers byte by byte, which no timeout of its connection notices. */
  readonly signal: AbortSignal;
}

const sendNotice = ({ mail, settings, signal }: Run, message: ReturnType<typeof summary>) =>
  mail.sendMail({ ...message, to: [...settings.to], signal });

const timeAfter = (delay: number) => new Date(Date.now() + delay).toISOString();

/** A delay that is longer than possible comes from a wrong clock. */
function isDue({ tryAt, attempts }: StoredSubmission, byHand: boolean): boolean {
  const delay = Date.parse(tryAt) - Date.now();
  const isClaimed = attempts > 0 && delay > 0 && delay <= LONGEST_RUN;
  return !isClaimed && (byHand || !(delay > 0 && delay <= HOUR));
}

/**
 * Returns the ids of what waits, the newest hours first, and what is due, fewest attempts first and then the newest: what failed
 * before may fail again. If it is too much for one run, the next runs find the rest.
 */
async function readDue(store: Store, only: string, byHand: boolean, end: AbortSignal) {
  const starts = [...[0, 1, 2, 3, 4, 5].flatMap(startsOfHour), ...SUBMISSION_KINDS];
  const records = only ? [] : await listRecords(store, ["new"], starts, byHand ? undefined : 10_000);
  const ids = only ? [only] : records.sort((a, b) => b.time.localeCompare(a.time)).map(({ id }) => id);
  const due: ReadSubmission[] = [];
  await inBatches(ids, async (id) => {
    if (!byHand && (end.aborted || due.length >= MAX_IN_SUMMARY)) return;
    const found = await readSubmission(store, `new/${id}`);
    if (found && isDue(found.submission, byHand)) due.push(found);
  });
  due.sort((a, b) => b.submission.receivedAt.localeCompare(a.submission.receivedAt));
  due.sort((a, b) => a.submission.attempts - b.submission.attempts);
  return { ids, due };
}

/** Reserves a record for this run. Undefined if it is already mailed, reserved or deleted. */
async function claim({ store, reservation }: Run, found: ReadSubmission): Promise<ReadSubmission | undefined> {
  const { id, attempts } = found.submission;
  if (await store.read(`kept/${id}`)) return store.remove(`new/${id}`).then(() => undefined);
  const submission = { ...found.submission, attempts: attempts + 1, tryAt: timeAfter(reservation) };
  const etag = await store.replace(`new/${id}`, JSON.stringify(submission), found.etag);
  return etag === undefined ? undefined : { submission, etag };
}

/**
 * Adds recipients to a record, and moves it to `kept/` if they were the last ones; else it is due after 5 minutes, doubling up
 * to an hour. After a crash in between, the next run repeats the move. A record that was deleted or claimed in the meantime
 * stays as it is.
 */
async function saveRecipients({ store }: Run, found: ReadSubmission, recipients: string[], isComplete: boolean) {
  const { id, attempts, accepted } = found.submission;
  const tryAt = timeAfter(Math.min(5 * MINUTE * 2 ** (attempts - 1), HOUR));
  const updated = { ...found.submission, tryAt, accepted: [...accepted, ...recipients] };
  const isSaved = await store.replace(`new/${id}`, JSON.stringify(updated), found.etag);
  if (!isSaved || !isComplete) return;
  await createSubmission(store, "kept", updated);
  await store.remove(`new/${id}`);
}

/** Returns the new recipients. If the mail server rejects the text for good, it gets a mail without it. */
async function mailOne({ mail, settings, signal }: Run, submission: StoredSubmission, to: string[]) {
  const send = async (withText: boolean) =>
    (await mail.sendMail({ ...submissionMail(submission, settings, withText), to, signal })).accepted.map(String);
  return send(true).catch((error: unknown) => {
    // After five attempts, a mail without its text is better than none.
    if (!isAboutText(error) && !(isPermanent(error) && submission.attempts > 5)) throw error;
    console.error(`The mail server rejected the text of ${submission.id}: ${describeMailError(error)}`);
    return send(false);
  });
}

/** Returns "broken" if the mail server can't be reached. Undefined if another run has the submission. */
async function deliverOne(run: Run, found: ReadSubmission): Promise<"sent" | "failed" | "broken" | undefined> {
  const claimed = await claim(run, found);
  if (!claimed) return undefined;
  const { id, accepted, attempts } = claimed.submission;
  const to = run.settings.to.filter((address) => !accepted.includes(address));
  let recipients: string[] = [];
  try {
    if (to.length > 0) recipients = await mailOne(run, claimed.submission, to);
  } catch (error) {
    console.error(`The mail about ${id} failed, attempt ${attempts}: ${describeMailError(error)}`);
    await saveRecipients(run, claimed, [], false);
    return isRejection(error) ? "failed" : "broken";
  }
  const rejected = to.length - recipients.length;
  await saveRecipients(run, claimed, recipients, rejected === 0);
  if (rejected === 0) return "sent";
  console.error(`The mail server rejected ${rejected} of ${to.length} recipients of the mail about ${id}.`);
  return "failed";
}

/**
 * A name must not be able to stop a summary: if the mail server rejects it, it goes again at once without what visitors wrote,
 * and if the connection breaks, each third time.
 */
async function deliverSummary(run: Run, due: readonly ReadSubmission[], waiting: number): Promise<void> {
  const claimed = (await inBatches(due, (one) => claim(run, one))).flatMap((one) => one ?? []);
  if (claimed.length === 0) return;
  const submissions = claimed.map(({ submission }) => submission);
  const send = async (withNames: boolean) => sendNotice(run, summary(submissions, waiting, withNames));
  const withNames = Math.max(...submissions.map(({ attempts }) => attempts)) % 3 > 0;
  const { accepted } = await send(withNames).catch((error: unknown) => {
    if (!withNames || !isRejection(error)) throw error;
    console.error(`The summary with names failed: ${describeMailError(error)}`);
    return send(false);
  });
  // Complete even if a recipient was rejected: the others must not get the same summary again.
  await inBatches(claimed, (one) => saveRecipients(run, one, accepted.map(String), true));
  // A storm must not use up what the mail server accepts in a day.
  for (const kind of SUBMISSION_KINDS)
    if (submissions.filter((one) => one.kind === kind).length > MAX_DUE) await exhaust(run.store, SINGLE_MAILS[kind]);
}

/**
 * Mails the firm the submissions in `new/` that are due: one by one, or in a summary if they are many. Several runs can work at
 * the same time. After a crash, one mail may be sent twice, with the same Message-ID.
 *
 * @param only the id of the only submission to mail
 * @param byHand also retry failed mails that aren't due yet, send all summaries, and wait for the mail server
 * @returns the numbers of mails sent and failed
 * @throws Error if the store or the summary fails; the next run continues
 */
export async function deliver(store: Store, settings: MailSettings, { only = "", byHand = false } = {}) {
  const after = (time: number) => AbortSignal.timeout(byHand ? 24 * HOUR : time);
  const [read, start, signal] = [after(TIME_TO_READ), after(TIME_TO_START), after(TIME_TO_MAIL)];
  const reservation = byHand ? 10 * MINUTE : LONGEST_RUN;
  const run = { store, settings, mail: openMail(settings), reservation, signal };
  const report = { sent: 0, failed: 0 };
  try {
    const { ids, due } = await readDue(store, only, byHand, read);
    const isStorm = due.length > MAX_DUE;
    const rest = isStorm ? due.splice(0) : [];
    let broken = 0; // In a row: one message can break its connection, but after two the mail server doesn't work.
    for (const one of due) {
      if (start.aborted || broken === 2) break;
      const isCounted =
        (await count(store, SINGLE_MAILS[one.submission.kind])) && (await count(store, ALL_SINGLE_MAILS));
      if (!isCounted) rest.push(one);
      const result = isCounted && (await deliverOne(run, one));
      if (result) report[result === "sent" ? "sent" : "failed"] += 1;
      if (result) broken = result === "broken" ? broken + 1 : 0;
    }
    for (let listed = 0; listed < rest.length && !only && broken < 2; listed += MAX_IN_SUMMARY) {
      if (listed > 0 && !byHand) break;
      await deliverSummary(run, rest.slice(listed, listed + MAX_IN_SUMMARY), ids.length);
      report.sent += 1;
    }
    if (isStorm) await alertOfFlood(store, (alert) => sendNotice(run, alert));
    return report;
  } finally {
    run.mail.close();
  }
}
