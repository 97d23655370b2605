import { SUBMISSION_KINDS } from "../../src/forms/submission-kind";
import type { MailSettings } from "../settings";
import { describeMailError, isPermanent, isRejection, openMail, submissionMail, timeForMail } from "./mail";
import type { MailConnection } from "./mail";
import { inBatches } from "./store";
import type { Store } from "./store";
import { createSubmission, keyTime, readSubmission } from "./submission";
import type { ReadSubmission, StoredSubmission } from "./submission";

/** In any hour. One summary replaces the mails about all others: at most one every ten minutes. */
const MAX_SINGLE_MAILS = 60;

const HOUR = 3_600_000;

/** The next summary lists the rest. */
const MAX_IN_SUMMARY = 500;

/** Milliseconds. Netlify stops a scheduled function after 30 seconds. */
export const LONGEST_RUN = 25_000;
/** The rest is for the last mail and the store. */
const TIME_TO_READ = 4_000;
const TIME_TO_START = 8_000;

/** Milliseconds. The longest delay between two attempts. */
const MAX_DELAY = 24 * HOUR;

/** Milliseconds: 5 minutes, doubling up to 12 hours, then a day. */
function retryDelay(attempts: number): number {
  const delay = 5 * 60_000 * 2 ** (attempts - 1);
  return delay < MAX_DELAY ? Math.min(delay, MAX_DELAY / 2) : MAX_DELAY;
}

/** A delay that is longer than possible comes from a wrong clock. */
function isDue({ tryAt }: StoredSubmission): boolean {
  const delay = Date.parse(tryAt) - Date.now();
  return !(delay > 0 && delay <= MAX_DELAY);
}

/** Returns what is due, fewest attempts first: what failed before may fail again. */
async function listDue(store: Store, only: string, ignoreDelay: boolean): Promise<ReadSubmission[]> {
  const end = AbortSignal.timeout(TIME_TO_READ);
  const keys = only ? [`new/${only}`] : (await store.list("new/")).sort().reverse();
  const found = await inBatches(keys, async (key) => (end.aborted ? undefined : readSubmission(store, key)));
  const due = found.flatMap((one) => (one && (ignoreDelay || isDue(one.submission)) ? [one] : []));
  return due.sort((a, b) => a.submission.attempts - b.submission.attempts);
}

/** Postpones a record's next attempt, so no other run takes it. Undefined if it is already mailed, claimed or deleted. */
async function claim(store: Store, { submission, etag }: ReadSubmission): Promise<ReadSubmission | undefined> {
  const key = `new/${submission.id}`;
  if (await store.read(`kept/${submission.id}`)) return store.remove(key).then(() => undefined);
  const attempts = submission.attempts + 1;
  const claimed = { ...submission, attempts, tryAt: new Date(Date.now() + retryDelay(attempts)).toISOString() };
  const newEtag = await store.replace(key, JSON.stringify(claimed), etag);
  return newEtag === undefined ? undefined : { submission: claimed, etag: newEtag };
}

/** Changes the list of the times of single mails in the last hour. Returns false if `change` returns undefined. */
async function changeMailTimes(store: Store, change: (times: number[]) => number[] | undefined): Promise<boolean> {
  const key = "limits/mails";
  for (;;) {
    const entry = await store.read(key);
    // A time far in the future comes from a wrong clock.
    const times = (entry?.text.split(" ") ?? []).map(Number).filter((time) => Math.abs(Date.now() - time) < HOUR);
    const text = change(times)?.join(" ");
    if (text === undefined) return false;
    if (entry ? await store.replace(key, text, entry.etag) : await store.create(key, text)) return true;
  }
}

/** Counts a mail before it is sent, because several runs can work at the same time. Returns false above the limit. */
const countMail = (store: Store) =>
  changeMailTimes(store, (times) => (times.length < MAX_SINGLE_MAILS ? [...times, Date.now()] : undefined));

const uncountMail = (store: Store) => changeMailTimes(store, (times) => times.slice(0, -1));

/**
 * Adds recipients to a record, and moves it to `kept/` if they were the last ones. After a crash in between, the next run
 * repeats the move. A record that was deleted or claimed in the meantime stays as it is.
 */
async function saveRecipients(store: Store, found: ReadSubmission, recipients: string[], isComplete: boolean) {
  const key = `new/${found.submission.id}`;
  const updated = { ...found.submission, accepted: [...found.submission.accepted, ...recipients] };
  const isSaved = (await store.replace(key, JSON.stringify(updated), found.etag)) !== undefined;
  if (!isSaved || !isComplete) return;
  await createSubmission(store, "kept", updated);
  await store.remove(key);
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
      `The website mails ${MAX_SINGLE_MAILS} submissions an hour one by one. This mail lists ${ids.length} of ${due.length} others.`,
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
 * @param ignoreDelay also retry failed mails that aren't due yet, and send a summary at once
 * @param end start no mail after this signal
 * @returns the numbers of mails sent and failed
 * @throws Error if the store or the summary fails; the next run continues
 */
export async function deliver(
  store: Store,
  settings: MailSettings,
  { only = "", ignoreDelay = false, end = AbortSignal.timeout(TIME_TO_START) } = {},
): Promise<{ sent: number; failed: number }> {
  const due = await listDue(store, only, ignoreDelay);
  const report = { sent: 0, failed: 0 };
  const mail = openMail(settings);
  /** In a row: one message can break its connection, but after two the mail server doesn't work. */
  let broken = 0;
  try {
    for (const [index, found] of due.entries()) {
      if (end.aborted || broken === 2) break;
      if (!(await countMail(store))) {
        const now = new Date();
        const isFirst = !only && (await store.create(`told/many-${keyTime(now)}`, now.toISOString()));
        if (!isFirst && !ignoreDelay) break;
        await deliverSummary(store, mail, due.slice(index), [...settings.to]);
        report.sent += 1;
        break;
      }
      const result = await deliverOne(store, mail, found, settings);
      if (result !== "sent" && result !== "partly sent") await uncountMail(store);
      if (result) report[result === "sent" ? "sent" : "failed"] += 1;
      broken = result === "broken" ? broken + 1 : 0;
    }
    return report;
  } finally {
    mail.close();
  }
}
