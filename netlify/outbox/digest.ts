import { SUBMISSION_KINDS } from "../../src/forms/submission-kind";
import type { SubmissionKind } from "../../src/forms/submission-kind";
import type { NotificationSettings } from "../settings";
import { readSubmissions } from "../submissions/read-submissions";
import type { FoundSubmissions } from "../submissions/read-submissions";
import type { SubmissionStore } from "../submissions/store";
import type { Submission } from "../submissions/submission";
import { describeBacklog, findBacklog } from "./backlog";
import type { Backlog } from "./backlog";
import { openMailer } from "./mailer";

/** What a digest is made of. */
interface DigestContent {
  readonly since: Date;
  /** What people sent since then, and what programs did. */
  readonly people: FoundSubmissions;
  readonly programs: FoundSubmissions;
  readonly backlog: Backlog;
}

const HEADINGS: Record<SubmissionKind, string> = {
  contact: "Messages",
  application: "Applications",
  newsletter: "Newsletter subscriptions",
};

const minuteOf = (time: string) => time.slice(0, 16).replace("T", " ");

function line({ id, receivedAt, values }: Submission): string {
  return `  ${minuteOf(receivedAt)}  ${values.name ?? values.email ?? ""}  ${id}`;
}

function section(kind: SubmissionKind, submissions: readonly Submission[]): string {
  const ofKind = submissions.filter((submission) => submission.kind === kind);
  return [`${HEADINGS[kind]}: ${ofKind.length}`, ...ofKind.map(line)].join("\n");
}

function attention({ people, programs, backlog }: DigestContent): string[] {
  const waiting = describeBacklog(backlog);
  const unreadable = [...people.unreadable, ...programs.unreadable];
  return [
    ...(waiting ? [`${waiting} (npm run inbox -- list)`] : []),
    ...[...backlog.givenUp].map((key) => `  given up: ${key} (npm run inbox -- retry --failed)`),
    ...unreadable.map((key) => `  cannot be read: ${key}`),
  ];
}

/** Writes the subject and the text of the daily digest. */
function digestText(content: DigestContent): { readonly subject: string; readonly text: string } {
  const { since, people, programs } = content;
  const count = people.submissions.length;
  const problems = attention(content);
  const text = [
    `Since ${minuteOf(since.toISOString())} UTC.`,
    ...SUBMISSION_KINDS.map((kind) => section(kind, people.submissions)),
    `Spam: ${programs.submissions.length} (npm run inbox -- list --spam)`,
    problems.length > 0 ? ["Needs attention:", ...problems].join("\n") : "Everybody was told of everything.",
  ];
  const subject = `Website: ${count === 1 ? "1 submission" : `${count} submissions`} in 24 hours`;
  return { subject: problems.length > 0 ? `${subject}, needs attention` : subject, text: `${text.join("\n\n")}\n` };
}

const DAY_MS = 24 * 60 * 60_000;

/**
 * Sends a mail about what came in during the last 24 hours, also when nothing did: on a day without this mail somebody
 * should look.
 *
 * @param recipients the addresses it goes to
 * @throws MailServerError, or Error when the mail server refuses it or the store fails
 */
export async function sendDigest(
  store: SubmissionStore,
  { smtpUrl, from }: Pick<NotificationSettings, "smtpUrl" | "from">,
  recipients: readonly string[],
): Promise<void> {
  const since = new Date(Date.now() - DAY_MS);
  const [people, programs, backlog] = await Promise.all([
    readSubmissions(store, { since }),
    readSubmissions(store, { since, spam: true }),
    findBacklog(store),
  ]);
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
