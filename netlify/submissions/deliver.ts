import { SUBMISSION_KINDS } from "../../src/forms/submission-kind";
import type { MailSettings } from "../settings";
import { describeMailError, hasReadText, isAboutText, isRejection, openMail, sendMail, type Connection } from "./mail";
import { countOf, LEVELS, mailAbout, type Level } from "./mail-text";
import { inBatches, type Store } from "./store";
import { createSubmission, hashEmail, parseKey, readSubmission, startsOfSlot, type ReadSubmission } from "./submission";

const [MINUTE, HOUR] = [60_000, 3_600_000];

/**
 * Submissions that get a mail of their own in any hour. A mail server that accepts only twenty mails an hour then also accepts one
 * about the others every ten minutes, and a digest.
 */
const SINGLE_MAILS = { key: "limits/mails", max: 12 };

/** Submissions in one mail. A run can move 500 records in five seconds if the store takes 100 ms. */
const MAX_IN_MAIL = 500;

/** After so many failures, the text may be the reason of any other. In a run, so many find one text among 500, or some in few. */
const [MAX_FAILURES, MAX_REJECTIONS] = [3, 20];

/** Milliseconds. Netlify stops a scheduled function after 30 seconds, and an endpoint after 60. */
export const LONGEST_RUN = 25_000;
/** For reading, for starting a mail, and for mail: filters and Microsoft 365 answer after up to 15 seconds. */
const [TIME_TO_READ, TIME_TO_START, TIME_TO_MAIL] = [4_000, 10_000, 21_000];

/** Starts the keys of recipients whom the mail server rejects for good, until the digest has named them. */
export const REFUSED = "limits/refused-";

type Batch = readonly ReadSubmission[];

/**
 * The signal ends mails, also those answered byte by byte. One text can break its connection, but after two `broken` ones in a row
 * the mail server doesn't work.
 */
type Run = Readonly<{ store: Store; settings: MailSettings; connection: Connection; signal: AbortSignal }> &
  Record<"sent" | "failed" | "broken" | "rejections", number>;

const timeAfter = (delay: number) => new Date(Date.now() + delay).toISOString();

/**
 * Counts mails before they are sent, because several runs can work at the same time. If these are too many, nobody may send any
 * for an hour: a storm must not use up what the mail server accepts in a day.
 */
async function mayMailSingly(store: Store, mails: number): Promise<boolean> {
  const { key, max } = SINGLE_MAILS;
  for (;;) {
    const entry = await store.read(key);
    // A time far in the future comes from a wrong clock.
    const counted = (entry?.text.split(" ") ?? []).filter((time) => Math.abs(Date.now() - Number(time)) < HOUR);
    const isAllowed = counted.length + mails <= max;
    if (!isAllowed && mails === 1) return false;
    const text = [...counted, ...Array<number>(isAllowed ? mails : max).fill(Date.now())].slice(-max).join(" ");
    if (entry ? await store.replace(key, text, entry.etag) : await store.create(key, text)) return isAllowed;
  }
}

/** A delay that is longer than possible comes from a wrong clock. */
function isDue({ submission: { tryAt, attempts } }: ReadSubmission, byHand: boolean): boolean {
  const delay = Date.parse(tryAt) - Date.now();
  const isClaimed = attempts > 0 && delay > 0 && delay <= LONGEST_RUN;
  return !isClaimed && (byHand || !(delay > 0 && delay <= HOUR));
}

/** Returns the ids of what waits, newest first. Senders choose the order of keys within a slot, so it is shuffled. */
async function listWaiting(store: Store, byHand: boolean): Promise<string[]> {
  const slots = byHand ? [] : Array.from({ length: 15 }, (_, slotsAgo) => startsOfSlot(slotsAgo)).flat();
  const list = (start: string) => store.list(`new/${start}`, byHand ? undefined : 3_000);
  const keys = new Set((await inBatches([...slots, ...SUBMISSION_KINDS], list, "skip")).flat());
  const records = [...keys].flatMap((key) => parseKey(key) ?? []);
  const ordered = records.map(({ id, time }) => ({ id, order: `${time} ${Math.random()}` }));
  return ordered.sort((a, b) => b.order.localeCompare(a.order)).map(({ id }) => id);
}

/** Returns groups of what is due, fewest attempts first, because what failed before may fail again, and then the newest. */
async function readDue(store: Store, only: string, byHand: boolean): Promise<ReadSubmission[][]> {
  const end = AbortSignal.timeout(TIME_TO_READ);
  const ids = only ? [only] : await listWaiting(store, byHand);
  const due: ReadSubmission[] = [];
  const read = async (id: string) => {
    if (!byHand && (end.aborted || due.length >= MAX_IN_MAIL)) return;
    const found = await readSubmission(store, `new/${id}`);
    if (found && isDue(found, byHand)) due.push(found);
  };
  await inBatches(ids, read, "skip");
  if (!byHand && end.aborted) console.error(`The store is slow: ${due.length} of ${countOf(ids.length)} read in time.`);
  due.sort((a, b) => b.submission.receivedAt.localeCompare(a.submission.receivedAt));
  due.sort((a, b) => a.submission.attempts - b.submission.attempts);
  // One mail has the same recipients, and no new texts beside those that may be the reason of failures.
  const groups: Record<string, ReadSubmission[]> = {};
  for (const one of due)
    (groups[`${one.submission.accepted.join()} ${one.submission.attempts >= MAX_FAILURES}`] ??= []).push(one);
  return Object.values(groups);
}

/** Reserves records for some milliseconds. Returns those that aren't already mailed, reserved or deleted. */
async function claim(store: Store, batch: Batch, reservation: number): Promise<ReadSubmission[]> {
  const reserve = async ({ submission: { id, attempts, ...rest }, etag }: ReadSubmission) => {
    const submission = { id, ...rest, attempts: attempts + 1, tryAt: timeAfter(reservation) };
    const claimed = await store.replace(`new/${id}`, JSON.stringify(submission), etag);
    return claimed === undefined ? [] : [{ submission, etag: claimed }];
  };
  return (await inBatches(batch, reserve, "skip")).flat();
}

/**
 * Adds recipients to records, and moves these to `kept/` if they are complete; else they are due after 5 minutes, doubling up to
 * an hour. After a crash in between, the next run repeats the move. A record that was deleted or claimed in the meantime stays as
 * it is.
 */
async function save(store: Store, batch: Batch, recipients: readonly string[], isComplete: boolean): Promise<void> {
  const saveOne = async ({ submission, etag }: ReadSubmission) => {
    const { id, attempts, accepted } = submission;
    const tryAt = timeAfter(Math.min(5 * MINUTE * 2 ** (attempts - 1), HOUR));
    const updated = { ...submission, tryAt, accepted: [...accepted, ...recipients] };
    const isSaved = await store.replace(`new/${id}`, JSON.stringify(updated), etag);
    if (!isSaved || !isComplete) return;
    await createSubmission(store, "kept", updated);
    await store.remove(`new/${id}`);
  };
  await inBatches(batch, saveOne, "skip");
}

/**
 * Mails claimed records, and saves who got them. A recipient whom the mail server rejects for good doesn't get what another one has.
 * If a text may be the reason of a failure, each half goes again at once. Returns the records that are found in this way.
 */
async function send(run: Run, batch: Batch, level: Level): Promise<Batch> {
  const { store, settings, connection, signal } = run;
  const submissions = batch.map(({ submission }) => submission);
  const [first] = batch as [ReadSubmission];
  const { id, accepted: earlier } = first.submission;
  const to = settings.to.filter((address) => !earlier.includes(address));
  const mail = { ...mailAbout(submissions, settings, level), to, signal };
  const { accepted, refused, error } = await sendMail(connection, mail);
  const isTold = accepted.length + earlier.length > 0;
  const isComplete = isTold && to.every((address) => accepted.includes(address) || refused.includes(address));
  const isRejected = !error || isRejection(error);
  const attempt = Math.max(...submissions.map(({ attempts }) => attempts));
  const about = batch.length === 1 ? id : countOf(batch.length);
  run.broken = isRejected ? 0 : run.broken + 1;
  if (error && !isComplete) {
    console.error(`The mail about ${about} failed, attempt ${attempt}: ${describeMailError(error)}`);
    // If a mail without their words fails, too, the reason is another one.
    if (level === "nothing") run.broken = 2;
    else if ((isAboutText(error) || (attempt > MAX_FAILURES && hasReadText(error))) && !signal.aborted) {
      run.rejections += isAboutText(error) ? 1 : 2;
      const half = Math.ceil(batch.length / 2);
      if (!isRejected || half === batch.length || run.rejections > MAX_REJECTIONS) return batch;
      return [...(await send(run, batch.slice(0, half), level)), ...(await send(run, batch.slice(half), level))];
    }
  } else if (accepted.length < to.length)
    console.error(`The mail server rejected some of the ${to.length} recipients of the mail about ${about}.`);
  run[isComplete ? "sent" : "failed"] += 1;
  // Several are due again when this run's reservation ends.
  if (isTold || batch.length === 1) await save(store, batch, accepted, isComplete);
  await inBatches(refused, (address) => store.create(`${REFUSED}${hashEmail(address)}`, address));
  return [];
}

/** Mails claimed records. What is rejected with its text goes again at once without it, and then without its name. */
async function sendLessEachTime(run: Run, claimed: Batch): Promise<void> {
  let left = claimed;
  for (const level of LEVELS) {
    if (left.length === 0 || (level === "names" && run.broken > 0)) continue;
    // If no text was accepted, halves are useless.
    run.rejections = level === "texts" || run.sent > 0 ? 0 : MAX_REJECTIONS;
    left = await send(run, left, level);
  }
}

/**
 * Mails the firm the submissions in `new/` that are due: one by one, or together if they are many. Several runs can work at the
 * same time. After a crash, a mail may be sent twice.
 *
 * @param only the id of the only submission to mail
 * @param byHand also retry failed mails that aren't due yet, send all, wait for the mail server, and show the progress
 * @returns the numbers of mails sent and failed
 * @throws Error if the store fails; the next run continues
 */
export async function deliver(store: Store, settings: MailSettings, { only = "", byHand = false } = {}) {
  const after = (time: number) => AbortSignal.timeout(byHand ? 24 * HOUR : time);
  const [start, signal] = [after(TIME_TO_START), after(TIME_TO_MAIL)];
  const connection = openMail(settings);
  const run: Run = { store, settings, connection, signal, sent: 0, failed: 0, broken: 0, rejections: 0 };
  try {
    const canStart = () => !start.aborted && run.broken < 2;
    for (const group of await readDue(store, only, byHand)) {
      const size = canStart() && (await mayMailSingly(store, group.length)) ? 1 : MAX_IN_MAIL;
      for (let first = 0; first < group.length && canStart() && (size === 1 || !only); first += size) {
        const batch = group.slice(first, first + size);
        if (byHand) console.error(`Mailing ${countOf(batch.length)} …`);
        const claimed = await claim(store, batch, byHand ? 10 * MINUTE : LONGEST_RUN);
        await sendLessEachTime(run, claimed);
      }
    }
    return { sent: run.sent, failed: run.failed };
  } finally {
    connection.close();
  }
}
