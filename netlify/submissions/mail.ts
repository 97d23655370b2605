import { createTransport } from "nodemailer";
import type { SendMailOptions } from "nodemailer";
import { formFields } from "../../src/forms/form-fields";
import type { SubmissionKind } from "../../src/forms/submission-kind";
import type { MailSettings } from "../settings";
import type { StoredSubmission, SubmissionValues } from "./submission";

/** Milliseconds. Netlify stops a scheduled function after 30 seconds. */
const TIMEOUTS = { dnsTimeout: 5_000, connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 12_000 };

/** Prepares to send mails over one connection, which is made with the first of them. Close it in the end. */
export function openMail({ smtpUrl, from }: MailSettings) {
  const pool = { pool: true, maxConnections: 1, maxRequeues: 0 } as const;
  const defaults = { from, disableFileAccess: true, disableUrlAccess: true };
  return createTransport({ url: smtpUrl, ...pool, ...TIMEOUTS }, defaults);
}

/** Sends mails over one connection. */
export type Mail = ReturnType<typeof openMail>;

/** Sends one mail. @throws Error if no recipient's mail server takes it */
export async function sendOne(settings: MailSettings, message: SendMailOptions): Promise<void> {
  const mail = openMail(settings);
  await mail.sendMail(message).finally(() => {
    mail.close();
  });
}

/** Describes a failure in words that are safe to log, such as `EENVELOPE 550`: mail servers' messages repeat addresses. */
export function mailFailure(error: unknown): string {
  const { code, responseCode, message } = error as { code?: string; responseCode?: number; message?: string };
  return code ? [code, responseCode].filter(Boolean).join(" ") : String(message);
}

/** Writes a visitor's words in a header so that nobody decodes what looks like an encoded word (RFC 2047). */
const inHeader = (words: string) => words.replaceAll("=?", "= ?");

const SUBJECTS: Readonly<Record<SubmissionKind, (values: SubmissionValues) => string>> = {
  newsletter: ({ email }) => `Newsletter subscription: ${email}`,
  application: ({ name, position }) => `Application: ${position}, from ${name}`,
  contact: ({ name }) => `Message from ${name}`,
};

/**
 * Writes the mail that brings a submission to the firm: plain text, with the visitor to reply to. Each try has the same
 * Message-ID, so that mail programs can tell a repetition. Line breaks can't get into headers: the schemas keep them out
 * of single-line fields, and nodemailer encodes addresses.
 */
export function submissionMail(submission: StoredSubmission, { from }: MailSettings): SendMailOptions {
  const { id, kind, receivedAt, values } = submission;
  const lines = formFields(kind)
    .map(({ name, label }) => ({ label, value: values[name] ?? "" }))
    .filter(({ value }) => value !== "")
    .map(({ label, value }) => (value.includes("\n") ? `${label}:\n${value}\n` : `${label}: ${value}`));
  return {
    replyTo: { name: inHeader(values.name ?? ""), address: values.email ?? "" },
    subject: inHeader(SUBJECTS[kind](values)),
    text: [...lines, "", `Received: ${receivedAt}`, `Show again: npm run inbox -- show ${id}`, ""].join("\n"),
    messageId: `<${id}@${/@([\w.-]+)/.exec(from)?.[1] ?? "localhost"}>`,
  };
}
