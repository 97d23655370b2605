import type { MailSettings } from "../settings";
import { mailFailure, openMail, submissionMail } from "./mail";
import type { Mail } from "./mail";
import { inParallel, noteMailed, readSubmission } from "./records";
import type { ReadSubmission } from "./records";
import type { Store } from "./store";
import { keyTime } from "./submission";

/** If more submissions than this wait, one mail tells of all. */
const MANY = 60;

/** How many one mail tells of; the next mail tells of the others. */
const MOST_IN_A_MAIL = 500;

/** How long the next try waits, in milliseconds: from 5 minutes, doubling, to 12 hours; then a day. */
function pauseAfter(attempts: number): number {
  const minutes = 5 * 2 ** (attempts - 1);
  return 60_000 * (minutes < 24 * 60 ? Math.min(minutes, 12 * 60) : 24 * 60);
}

/**
 * Takes a record for this run: it is due again later, each time after a longer pause, unless this run is successful.
 * Undefined if it isn't due, another run has it, or everybody was told of it before the visitor pressed again.
 */
async function claim(store: Store, key: string, atOnce: boolean): Promise<ReadSubmission | undefined> {
  const found = await readSubmission(store, key);
  if (!found || (!atOnce && Date.parse(found.submission.tryAt) > Date.now())) return undefined;
  if (await store.read(`kept/${found.submission.id}`)) return store.remove(key).then(() => undefined);
  const attempts = found.submission.attempts + 1;
  const tryAt = new Date(Date.now() + pauseAfter(attempts)).toISOString();
  const submission = { ...found.submission, attempts, tryAt };
  const etag = await store.replace(key, JSON.stringify(submission), found.etag);
  return etag === undefined ? undefined : { submission, etag };
}

/**
 * Mails a claimed record to the recipients who don't have it yet, and notes who has it now.
 *
 * @returns "stop" if the mail server can't be reached or signs nobody in: the next mail would fail, too
 */
async function deliverOne(store: Store, mail: Mail, claimed: ReadSubmission, settings: MailSettings) {
  const { submission } = claimed;
  const to = settings.to.filter((address) => !submission.accepted.includes(address));
  let taken: string[] = [];
  try {
    if (to.length > 0)
      taken = (await mail.sendMail({ ...submissionMail(submission, settings), to })).accepted.map(String);
  } catch (error) {
    const reason = mailFailure(error);
    console.error(`The mail about ${submission.id} failed, try ${submission.attempts}: ${reason}`);
    return /^E(ENVELOPE|MESSAGE)/.test(reason) ? "failed" : "stop";
  }
  const refused = to.length - taken.length;
  await noteMailed(store, claimed, taken, refused === 0);
  if (refused > 0) console.error(`The mail about ${submission.id} was refused for ${refused} recipients.`);
  return refused > 0 ? "failed" : "sent";
}

/** Tells the firm by one mail of all that waits. */
async function deliverTogether(store: Store, mail: Mail, keys: readonly string[], { to }: MailSettings): Promise<void> {
  const found = await inParallel(keys.slice(0, MOST_IN_A_MAIL), (key) => readSubmission(store, key));
  const waiting = found.filter((one) => one !== undefined);
  const { accepted } = await mail.sendMail({
    to: [...to],
    subject: `Website: ${keys.length} submissions at once`,
    text: [
      `${keys.length} submissions wait to be mailed. This mail tells of ${waiting.length} of them, instead of a mail for each.`,
      "Read one: npm run inbox -- show ID. Read all: npm run inbox -- export",
      waiting.map(({ submission: { id, values } }) => `${id}  ${values.name ?? ""} <${values.email}>`).join("\n"),
    ].join("\n\n"),
  });
  await inParallel(waiting, (one) => noteMailed(store, one, accepted.map(String), true));
}

/**
 * Mails the firm the submissions that wait and are due. A crash repeats a mail at most, with the same Message-ID.
 * Several runs can work at the same time.
 *
 * @param until when to begin no further mail, in milliseconds since 1970
 * @param atOnce tries again at once what would wait longer after a failure
 * @returns how many mails were sent and failed
 * @throws Error if the store fails, or the one mail that tells of many; what is left waits for the next run
 */
export async function deliver(
  store: Store,
  settings: MailSettings,
  { until = Date.now() + 15_000, atOnce = false } = {},
): Promise<{ sent: number; failed: number }> {
  const keys = await store.list("new/");
  const report = { sent: 0, failed: 0 };
  const mail = openMail(settings);
  try {
    if (keys.length > MANY) {
      // One run in ten minutes tells of many.
      const isFirst = await store.create(`told/many-${keyTime(new Date())}`, new Date().toISOString());
      if (isFirst || atOnce) await deliverTogether(store, mail, keys, settings);
      return { sent: isFirst || atOnce ? 1 : 0, failed: 0 };
    }
    for (const key of keys) {
      if (Date.now() > until) break;
      const claimed = await claim(store, key, atOnce);
      const end = claimed && (await deliverOne(store, mail, claimed, settings));
      if (end) report[end === "sent" ? "sent" : "failed"] += 1;
      if (end === "stop") break;
    }
    return report;
  } finally {
    mail.close();
  }
}
