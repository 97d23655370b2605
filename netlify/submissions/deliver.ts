import type { MailSettings } from "../settings";
import { describeMailError, openMail, submissionMail } from "./mail";
import type { MailConnection } from "./mail";
import { inBatches } from "./store";
import type { Store } from "./store";
import { createSubmission, keyTime, readSubmission } from "./submission";
import type { ReadSubmission } from "./submission";

/** If more submissions are waiting, one summary replaces their mails: at most one every ten minutes. */
const MAX_SINGLE_MAILS = 60;

/** The next summary lists the rest. */
const MAX_IN_SUMMARY = 500;

/** Milliseconds: 5 minutes, doubling up to 12 hours, then a day. */
function retryDelay(attempts: number): number {
  const minutes = 5 * 2 ** (attempts - 1);
  return 60_000 * (minutes < 24 * 60 ? Math.min(minutes, 12 * 60) : 24 * 60);
}

/** Postpones a record's next attempt, so no other run takes it. Undefined if it isn't due, claimed or already mailed. */
async function claim(store: Store, key: string, ignoreDelay: boolean): Promise<ReadSubmission | undefined> {
  const found = await readSubmission(store, key);
  if (!found || (!ignoreDelay && Date.parse(found.submission.tryAt) > Date.now())) return undefined;
  if (await store.read(`kept/${found.submission.id}`)) return store.remove(key).then(() => undefined);
  const attempts = found.submission.attempts + 1;
  const tryAt = new Date(Date.now() + retryDelay(attempts)).toISOString();
  const submission = { ...found.submission, attempts, tryAt };
  const etag = await store.replace(key, JSON.stringify(submission), found.etag);
  return etag === undefined ? undefined : { submission, etag };
}

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

/** Returns "stop" if the mail server can't be reached or rejects the login: the next mail would fail, too. */
async function deliverOne(store: Store, mail: MailConnection, claimed: ReadSubmission, settings: MailSettings) {
  const { submission } = claimed;
  const to = settings.to.filter((address) => !submission.accepted.includes(address));
  let accepted: string[] = [];
  try {
    if (to.length > 0)
      accepted = (await mail.sendMail({ ...submissionMail(submission, settings), to })).accepted.map(String);
  } catch (error) {
    const reason = describeMailError(error);
    console.error(`The mail about ${submission.id} failed, attempt ${submission.attempts}: ${reason}`);
    return /^E(ENVELOPE|MESSAGE)/.test(reason) ? "failed" : "stop";
  }
  const rejected = to.length - accepted.length;
  await saveRecipients(store, claimed, accepted, rejected === 0);
  if (rejected === 0) return "sent";
  console.error(`The mail server rejected ${rejected} of ${to.length} recipients of the mail about ${submission.id}.`);
  return "failed";
}

async function deliverSummary(store: Store, mail: MailConnection, keys: readonly string[], { to }: MailSettings) {
  const found = await inBatches(keys.slice(0, MAX_IN_SUMMARY), (key) => readSubmission(store, key));
  const waiting = found.filter((one) => one !== undefined);
  const { accepted } = await mail.sendMail({
    to: [...to],
    subject: `Website: ${keys.length} submissions at once`,
    text: [
      `${keys.length} submissions are waiting to be mailed. This mail lists ${waiting.length} of them, instead of one mail each.`,
      "Read one: npm run inbox -- show ID. Read all: npm run inbox -- export",
      waiting.map(({ submission: { id, values } }) => `${id}  ${values.name ?? ""} <${values.email}>`).join("\n"),
    ].join("\n\n"),
  });
  // Complete even if a recipient was rejected: the others must not get the same summary again.
  await inBatches(waiting, (one) => saveRecipients(store, one, accepted.map(String), true));
}

/**
 * Mails the firm all submissions in `new/` that are due. Several runs can work at the same time. After a crash, one mail
 * may be sent twice, with the same Message-ID.
 *
 * @param until start no mail after this time, in milliseconds since 1970
 * @param ignoreDelay also retry failed mails that aren't due yet
 * @returns the numbers of mails sent and failed
 * @throws Error if the store or the summary fails; the next run continues
 */
export async function deliver(
  store: Store,
  settings: MailSettings,
  { until = Date.now() + 15_000, ignoreDelay = false } = {},
): Promise<{ sent: number; failed: number }> {
  const keys = await store.list("new/");
  const report = { sent: 0, failed: 0 };
  const mail = openMail(settings);
  try {
    if (keys.length > MAX_SINGLE_MAILS) {
      const isFirst = await store.create(`told/many-${keyTime(new Date())}`, new Date().toISOString());
      if (isFirst || ignoreDelay) await deliverSummary(store, mail, keys, settings);
      return { sent: isFirst || ignoreDelay ? 1 : 0, failed: 0 };
    }
    for (const key of keys) {
      if (Date.now() > until) break;
      const claimed = await claim(store, key, ignoreDelay);
      const result = claimed && (await deliverOne(store, mail, claimed, settings));
      if (result) report[result === "sent" ? "sent" : "failed"] += 1;
      if (result === "stop") break;
    }
    return report;
  } finally {
    mail.close();
  }
}
