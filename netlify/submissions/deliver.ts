import { SUBMISSION_KINDS } from "../../src/forms/submission-kind";
import type { SubmissionKind } from "../../src/forms/submission-kind";
import type { MailSettings } from "../settings";
import { countOf, describeMailError, isAboutText, isPermanent, isRejection, openMail, submissionMail } from "./mail";
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
const SINGLE_MAILS: Readonly<Record<SubmissionKind, { key: string; max: number }>> = {
  contact: { key: "limits/mails-contact", max: 10 },
  application: { key: "limits/mails-application", max: 6 },
  newsletter: { key: "limits/mails-newsletter", max: 2 },
};
const ALL_SINGLE_MAILS = { key: "limits/mails", max: 12 };

/** If more are due, they get a summary. A run can move 500 records in five seconds if the store takes 100 ms. */
const [MAX_DUE, MAX_IN_SUMMARY] = [8, 500];

/** Milliseconds. Netlify stops a scheduled function after 30 seconds, and an endpoint after 60. */
export const LONGEST_RUN = 25_000;
/** For reading, for starting a mail, and for mail: filters and Microsoft 365 answer after up to 15 seconds. */
const [TIME_TO_READ, TIME_TO_START, TIME_TO_MAIL] = [5_000, 10_000, 21_000];

/** Other runs leave a record to this run for so many milliseconds. The signal ends mails, also those answered byte by byte. */
type Run = Readonly<{
  store: Store;
  settings: MailSettings;
  mail: MailConnection;
  reservation: number;
  signal: AbortSignal;
}>;

const timeAfter = (delay: number) => new Date(Date.now() + delay).toISOString();

/** Counts mails before they are sent, because several runs can work at the same time. Returns false if one must not be sent. */
async function count(store: Store, { key, max }: typeof ALL_SINGLE_MAILS, times = 1): Promise<boolean> {
  for (;;) {
    const entry = await store.read(key);
    // A time far in the future comes from a wrong clock.
    const counted = (entry?.text.split(" ") ?? []).filter((time) => Math.abs(Date.now() - Number(time)) < HOUR);
    if (times === 1 && counted.length >= max) return false;
    const text = [...counted, ...Array<number>(times).fill(Date.now())].slice(-max).join(" ");
    if (entry ? await store.replace(key, text, entry.etag) : await store.create(key, text)) return true;
  }
}

/** A delay that is longer than possible comes from a wrong clock. */
function isDue({ tryAt, attempts }: StoredSubmission, byHand: boolean): boolean {
  const delay = Date.parse(tryAt) - Date.now();
  const isClaimed = attempts > 0 && delay > 0 && delay <= LONGEST_RUN;
  return !isClaimed && (byHand || !(delay > 0 && delay <= HOUR));
}

/** Returns what waits, and what is due, fewest attempts first and then the newest: what failed before may fail again. */
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

/** Reserves a record for this run. Empty if it is already mailed, reserved or deleted. */
async function claim({ store, reservation }: Run, found: ReadSubmission): Promise<ReadSubmission[]> {
  const { id, attempts } = found.submission;
  if (await store.read(`kept/${id}`)) return store.remove(`new/${id}`).then(() => []);
  const submission = { ...found.submission, attempts: attempts + 1, tryAt: timeAfter(reservation) };
  const etag = await store.replace(`new/${id}`, JSON.stringify(submission), found.etag);
  return etag === undefined ? [] : [{ submission, etag }];
}

/**
 * Adds recipients to a record, and moves it to `kept/` if they were the last ones; else it is due after 5 minutes, doubling up
 * to an hour. After a crash in between, the next run repeats the move. A record that was deleted or claimed in the meantime
 * stays as it is.
 */
async function saveRecipients(store: Store, found: ReadSubmission, recipients: string[], isComplete: boolean) {
  const { id, attempts, accepted } = found.submission;
  const tryAt = timeAfter(Math.min(5 * MINUTE * 2 ** (attempts - 1), HOUR));
  const updated = { ...found.submission, tryAt, accepted: [...accepted, ...recipients] };
  const isSaved = await store.replace(`new/${id}`, JSON.stringify(updated), found.etag);
  if (!isSaved || !isComplete) return;
  await createSubmission(store, "kept", updated);
  await store.remove(`new/${id}`);
}

/**
 * Mails one submission, or, if others are `waiting`, a summary. A text must not be able to stop a mail: if the mail server rejects
 * a summary, or the text of one for good, the mail goes again at once without what visitors wrote. If summaries break the
 * connection, each third one goes without. Returns "broken" if the mail server can't be reached; undefined if other runs have all.
 */
async function send(run: Run, batch: readonly ReadSubmission[], waiting = 0) {
  const { store, settings, mail, signal } = run;
  const claimed = (await inBatches(batch, (one) => claim(run, one))).flat();
  const submissions = claimed.map(({ submission }) => submission);
  const [first] = submissions;
  if (!first) return undefined;
  const isSummary = waiting > 0;
  const about = isSummary ? countOf(submissions.length) : first.id;
  const attempt = Math.max(...submissions.map(({ attempts }) => attempts));
  const to = settings.to.filter((address) => isSummary || !first.accepted.includes(address));
  const sendMail = async (withText: boolean): Promise<string[]> => {
    const message = isSummary ? summary(submissions, waiting, withText) : submissionMail(first, settings, withText);
    return (await mail.sendMail({ ...message, to, signal })).accepted.map(String);
  };
  const sendWithout = (error: unknown) => {
    // After five attempts, a mail without its text is better than none.
    const isRejected = isSummary ? isRejection(error) : isAboutText(error) || (isPermanent(error) && attempt > 5);
    if (!isRejected) throw error;
    console.error(`The mail server rejected the text of ${about}: ${describeMailError(error)}`);
    return sendMail(false);
  };
  let recipients: string[] = [];
  try {
    if (to.length > 0) recipients = await sendMail(!isSummary || attempt % 3 > 0).catch(sendWithout);
  } catch (error) {
    console.error(`The mail about ${about} failed, attempt ${attempt}: ${describeMailError(error)}`);
    if (!isSummary) await inBatches(claimed, (one) => saveRecipients(store, one, [], false));
    return isRejection(error) ? "failed" : "broken";
  }
  const rejected = to.length - recipients.length;
  // A summary is complete even if a recipient was rejected: the others must not get the same one again.
  await inBatches(claimed, (one) => saveRecipients(store, one, recipients, isSummary || rejected === 0));
  if (rejected === 0) return "sent";
  console.error(`The mail server rejected ${rejected} of ${to.length} recipients of the mail about ${about}.`);
  return isSummary ? "sent" : "failed";
}

/**
 * Mails the firm the submissions in `new/` that are due: one by one, or in a summary if they are many. Several runs can work at
 * the same time. After a crash, one mail may be sent twice, with the same Message-ID.
 *
 * @param only the id of the only submission to mail
 * @param byHand also retry failed mails that aren't due yet, send all summaries, wait for the mail server, and show the progress
 * @returns the numbers of mails sent and failed
 * @throws Error if the store fails; the next run continues
 */
export async function deliver(store: Store, settings: MailSettings, { only = "", byHand = false } = {}) {
  const after = (time: number) => AbortSignal.timeout(byHand ? 24 * HOUR : time);
  const [read, start, signal] = [after(TIME_TO_READ), after(TIME_TO_START), after(TIME_TO_MAIL)];
  const reservation = byHand ? 10 * MINUTE : LONGEST_RUN;
  const run = { store, settings, mail: openMail(settings), reservation, signal };
  const report = { sent: 0, failed: 0 };
  let broken = 0; // In a row: one message can break its connection, but after two the mail server doesn't work.
  let [tried, total] = [0, 0];
  const sendAndCount = async (batch: readonly ReadSubmission[], waiting?: number) => {
    tried += batch.length;
    if (byHand) console.error(`Mailing ${tried} of ${countOf(total)} …`);
    const result = await send(run, batch, waiting);
    if (result) report[result === "sent" ? "sent" : "failed"] += 1;
    if (result) broken = result === "broken" ? broken + 1 : 0;
  };
  try {
    const { ids, due } = await readDue(store, only, byHand, read);
    total = due.length;
    const isStorm = total > MAX_DUE;
    const rest = isStorm ? due.splice(0) : [];
    for (const one of due) {
      if (start.aborted || broken === 2) break;
      const { kind } = one.submission;
      const isSingle = (await count(store, SINGLE_MAILS[kind])) && (await count(store, ALL_SINGLE_MAILS));
      if (isSingle) await sendAndCount([one]);
      else rest.push(one);
    }
    for (let first = 0; first < rest.length && !only && broken < 2 && (byHand || first === 0); first += MAX_IN_SUMMARY)
      await sendAndCount(rest.slice(first, first + MAX_IN_SUMMARY), ids.length);
    if (!isStorm || report.sent === 0) return report;
    // A storm must not use up what the mail server accepts in a day.
    for (const kind of SUBMISSION_KINDS)
      if (rest.filter(({ submission }) => submission.kind === kind).length > MAX_DUE)
        await count(store, SINGLE_MAILS[kind], SINGLE_MAILS[kind].max);
    await alertOfFlood(store, (alert) => run.mail.sendMail({ ...alert, to: [...settings.to], signal }));
    return report;
  } finally {
    run.mail.close();
  }
}
