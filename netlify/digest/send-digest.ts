import type { NotificationSettings } from "../notification-settings";
import { readBacklog } from "../outbox/backlog";
import { openMailer } from "../outbox/mailer";
import { readSubmissions } from "../submissions/read-submissions";
import type { SubmissionStore } from "../submissions/store";
import { digestText } from "./digest-text";

const DAY_MS = 24 * 60 * 60_000;

/**
 * Tells what came in during the last 24 hours, also when nothing did: a day without this mail is one on which somebody
 * should look.
 *
 * @param recipients the addresses of those who get it
 * @throws MailServerError, or Error when the mail server refuses it or the store fails
 */
export async function sendDigest(
  store: SubmissionStore,
  { smtpUrl, from }: Pick<NotificationSettings, "smtpUrl" | "from">,
  recipients: readonly string[],
): Promise<void> {
  const since = new Date(Date.now() - DAY_MS);
  const people = await readSubmissions(store, { since });
  const programs = await readSubmissions(store, { since, spam: true });
  const backlog = await readBacklog(store);
  const mailer = openMailer(smtpUrl);
  try {
    await mailer.connect();
    const { subject, text } = digestText({ since, people, programs, backlog });
    const accepted = await mailer.send({ from, to: [...recipients], subject, text }, recipients);
    if (accepted.length < recipients.length) throw new Error("The mail server refused some recipients of the digest.");
  } finally {
    mailer.close();
  }
}
