import { createTransport } from "nodemailer";
import type { SendMailOptions } from "nodemailer";
import { FIELDS } from "../../src/forms/fields";
import type { SubmissionKind } from "../../src/forms/submission-kind";
import type { MailSettings } from "../settings";
import type { StoredSubmission, SubmissionValues } from "./submission";

/** Milliseconds. Netlify stops a scheduled function after 30 seconds. */
const TIMEOUTS = { dnsTimeout: 5_000, connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 12_000 };

/** Prepares one connection for several mails. The first mail opens it; the caller closes it. */
export function openMail({ smtpUrl, from }: MailSettings) {
  const pool = { pool: true, maxConnections: 1, maxRequeues: 0 } as const;
  const defaults = { from, disableFileAccess: true, disableUrlAccess: true };
  return createTransport({ url: smtpUrl, ...pool, ...TIMEOUTS }, defaults);
}

export type MailConnection = ReturnType<typeof openMail>;

/** @throws Error if the mail server accepts no recipient */
export async function sendOne(settings: MailSettings, message: SendMailOptions): Promise<void> {
  const connection = openMail(settings);
  await connection.sendMail(message).finally(() => {
    connection.close();
  });
}

/** Returns codes such as `EENVELOPE 550`: the mail server's own message can contain addresses, which must not be logged. */
export function describeMailError(error: unknown): string {
  const { code, responseCode, message } = error as { code?: string; responseCode?: number; message?: string };
  return code ? [code, responseCode].filter(Boolean).join(" ") : String(message);
}

/** Prevents mail programs from decoding a visitor's text as an encoded word (RFC 2047). */
const headerText = (text: string) => text.replaceAll("=?", "= ?");

const SUBJECTS: Readonly<Record<SubmissionKind, (values: SubmissionValues) => string>> = {
  newsletter: ({ email }) => `Newsletter subscription: ${email}`,
  application: ({ name, position }) => `Application: ${position}, from ${name}`,
  contact: ({ name }) => `Message from ${name}`,
};

/**
 * Writes the mail to the firm. Each attempt has the same Message-ID, so mail programs can detect duplicates. Headers
 * contain no line breaks: the schemas remove them from single-line fields, and nodemailer encodes addresses.
 */
export function submissionMail(submission: StoredSubmission, { from }: MailSettings): SendMailOptions {
  const { id, kind, receivedAt, values } = submission;
  const lines = FIELDS[kind]
    .map(({ name, label }) => ({ label, value: values[name] ?? "" }))
    .filter(({ value }) => value !== "")
    .map(({ label, value }) => (value.includes("\n") ? `${label}:\n${value}\n` : `${label}: ${value}`));
  return {
    replyTo: { name: headerText(values.name ?? ""), address: values.email ?? "" },
    subject: headerText(SUBJECTS[kind](values)),
    text: [...lines, "", `Received: ${receivedAt}`, `Show again: npm run inbox -- show ${id}`, ""].join("\n"),
    messageId: `<${id}@${from.address.replace(/.*@/, "")}>`,
  };
}
