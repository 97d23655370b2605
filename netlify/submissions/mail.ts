import { createTransport } from "nodemailer";
import type { SendMailOptions } from "nodemailer";
import { FIELDS } from "../../src/forms/fields";
import type { SubmissionKind } from "../../src/forms/submission-kind";
import type { MailSettings } from "../settings";
import type { StoredSubmission, SubmissionValues } from "./submission";

/** Milliseconds. */
const TIMEOUTS = { dnsTimeout: 5_000, connectionTimeout: 5_000, greetingTimeout: 5_000 };

/** Also ends a mail to a server that answers byte by byte, which no timeout of its connection notices. */
export const timeForMail = (): AbortSignal => AbortSignal.timeout(8_000);

/** Prevents answers of mail programs, such as "out of office" (RFC 3834). */
const HEADERS = { "Auto-Submitted": "auto-generated" };

/** Prepares one connection for several mails. The first mail opens it; the caller closes it. */
export function openMail({ smtpUrl, from }: MailSettings) {
  const pool = { pool: true, maxConnections: 1, maxRequeues: 0 } as const;
  const defaults = { from, headers: HEADERS, disableFileAccess: true, disableUrlAccess: true };
  return createTransport({ url: smtpUrl, ...pool, ...TIMEOUTS }, defaults);
}

export type MailConnection = ReturnType<typeof openMail>;

/** @throws Error if the mail server accepts no recipient */
export async function sendOne(settings: MailSettings, message: SendMailOptions): Promise<void> {
  const connection = openMail(settings);
  await connection.sendMail({ ...message, signal: timeForMail() }).finally(() => {
    connection.close();
  });
}

type MailError = Readonly<Partial<Record<"code" | "message", string> & { responseCode: number }>>;

/** Returns codes such as `EENVELOPE 550`: the mail server's own message can contain addresses, which must not be logged. */
export function describeMailError(error: unknown): string {
  const { code, responseCode, message } = error as MailError;
  return code ? [code, responseCode].filter(Boolean).join(" ") : String(message);
}

/** Whether the mail server answered about this mail: the connection works, and others may be accepted. */
export const isRejection = (error: unknown): boolean => /^E(ENVELOPE|MESSAGE)(?! 421)/.test(describeMailError(error));

/** Whether it rejects the text for good (5xx, but not a wrong sequence), or the size, which nodemailer may notice itself. */
export const isPermanent = (error: unknown): boolean =>
  /^(EMESSAGE( 5(?!03)\d\d)?|EENVELOPE 552)$/.test(describeMailError(error));

/** Prevents mail programs from decoding a visitor's text as an encoded word (RFC 2047). */
const headerText = (text: string) => text.replaceAll("=?", "= ?");

const SUBJECTS: Readonly<Record<SubmissionKind, (values: SubmissionValues) => string>> = {
  newsletter: ({ email }) => `Newsletter subscription: ${email}`,
  application: ({ name, position }) => `Application: ${position}, from ${name}`,
  contact: ({ name }) => `Message from ${name}`,
};

/**
 * Writes the mail to the firm. Both mails about a submission have one Message-ID, so mail programs can detect duplicates.
 * Headers contain no line breaks: the schemas remove them from single-line fields, and nodemailer encodes addresses.
 *
 * @param withText false leaves out all that the visitor wrote: the mail server has rejected it
 */
export function submissionMail(submission: StoredSubmission, { from }: MailSettings, withText: boolean) {
  const { id, kind, receivedAt, values } = submission;
  const fields = FIELDS[kind]
    .map(({ name, label }) => ({ label, value: values[name] ?? "" }))
    .filter(({ value }) => value !== "")
    .map(({ label, value }) => (value.includes("\n") ? `${label}:\n${value}\n` : `${label}: ${value}`));
  const lines = withText ? fields : ["The mail server rejected the visitor's text. Read it with the command below."];
  const footer = ["", `Form: ${kind}`, `Received: ${receivedAt}`, `Show again: npm run inbox -- show ${id}`, ""];
  return {
    subject: withText ? headerText(SUBJECTS[kind](values)) : `Website: submission without its text (${kind})`,
    ...(withText ? { replyTo: { name: headerText(values.name ?? ""), address: values.email ?? "" } } : {}),
    text: [...lines, ...footer].join("\n"),
    messageId: `<${id}@${from.address.replace(/.*@/, "")}>`,
  };
}
