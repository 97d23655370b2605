import { createTransport } from "nodemailer";
import { FIELDS } from "../../src/forms/fields";
import type { SubmissionKind } from "../../src/forms/submission-kind";
import { utcTime } from "../../src/lib/dates";
import { escapeHtml } from "../../src/lib/escape-html";
import type { MailSettings } from "../settings";
import type { StoredSubmission, SubmissionValues } from "./submission";

/** Returns `1 submission` or `2 submissions`. */
export const countOf = (count: number): string => (count === 1 ? "1 submission" : `${count} submissions`);

/** Prepares one connection for several mails. The first mail opens it; the caller closes it. */
export function openMail({ smtpUrl, from }: MailSettings) {
  const pool = { pool: true, maxConnections: 1, maxRequeues: 0 } as const;
  return createTransport({ url: smtpUrl, ...pool }, { from, disableFileAccess: true, disableUrlAccess: true });
}

export type MailConnection = ReturnType<typeof openMail>;

/** Outlook joins the lines of a plain text that are longer than 40 characters. */
const asTextAndHtml = (text: string) => ({
  text,
  html: `<div style="white-space:pre-wrap">${escapeHtml(text).replaceAll("\n", "<br>")}</div>`,
});

/** Mail programs join mails with the same subject, and answer with "out of office" without `Auto-Submitted` (RFC 3834). */
export const notice = (subject: string, paragraphs: readonly string[]) => ({
  subject: `${subject}, ${utcTime(new Date().toISOString())}`,
  headers: { "Auto-Submitted": "auto-generated" },
  ...asTextAndHtml(`${paragraphs.join("\n\n")}\n`),
});

type MailError = Readonly<Partial<Record<"code" | "message" | "response", string> & { responseCode: number }>>;

/** Returns codes such as `EMESSAGE 550 5.7.1`: the mail server's own text can contain addresses, which must not be logged. */
export function describeMailError(error: unknown): string {
  const { code, responseCode, message, response = "" } = error as MailError;
  const [, status] = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
  return code ? [code, responseCode, status].filter(Boolean).join(" ") : String(message);
}

/** Whether the mail server answered about this mail: the connection works, and others may be accepted. */
export const isRejection = (error: unknown): boolean => /^E(ENVELOPE|MESSAGE)(?! 421)/.test(describeMailError(error));

/** Whether the mail server rejects the message for good. 503 is a wrong sequence of commands. */
export const isPermanent = (error: unknown): boolean => /^EMESSAGE( 5(?!03)|$)/.test(describeMailError(error));

/** Whether the reason is the content (5.6), a policy such as a filter's (5.7), the size, or unknown (RFC 3463). */
export function isAboutText(error: unknown): boolean {
  const [, code, status] = describeMailError(error).split(" ");
  const isSize = status ? /^5\.(3\.4|2\.3)$/.test(status) : code === "552";
  return isSize || (isPermanent(error) && (!status || /^5\.[67]\./.test(status)));
}

/** Prevents mail programs from decoding a visitor's text as an encoded word (RFC 2047). */
const headerText = (text: string) => text.replaceAll("=?", "= ?");

const SUBJECTS: Readonly<Record<SubmissionKind, (values: SubmissionValues) => string>> = {
  newsletter: ({ email }) => `Newsletter subscription: ${email}`,
  application: ({ name, position }) => `Application: ${position}, from ${name}`,
  contact: ({ name }) => `Message from ${name}`,
};

/**
 * Writes the mail to the firm. Both mails about a submission have one Message-ID, so mail programs can detect duplicates.
 * Headers contain no line breaks: the schemas remove them from single-line fields, and nodemailer encodes addresses. The
 * site's own lines come first, and the visitor's are marked: a visitor can imitate the site's, with a harmful command.
 *
 * @param withText false leaves out all that the visitor wrote: the mail server has rejected it
 */
export function submissionMail(submission: StoredSubmission, { from }: MailSettings, withText: boolean) {
  const { id, kind, receivedAt, values } = submission;
  const fields = FIELDS[kind]
    .map(({ name, label }) => ({ label, value: values[name] ?? "" }))
    .filter(({ value }) => value !== "")
    .map(({ label, value }) => (value.includes("\n") ? `${label}:\n${value}\n` : `${label}: ${value}`));
  const text = withText
    ? fields.join("\n").replace(/^/gm, "> ")
    : "The mail server rejected the visitor's text. Read it with the command.";
  const received = utcTime(receivedAt);
  return {
    subject: withText
      ? headerText(SUBJECTS[kind](values))
      : `Website: ${kind} without its text, ${received}, ${id.slice(-16)}`,
    ...(withText ? { replyTo: { name: headerText(values.name ?? ""), address: values.email ?? "" } } : {}),
    ...asTextAndHtml(`Show this: npm run inbox -- show ${id}\nForm: ${kind}\nReceived: ${received}\n\n${text}\n`),
    messageId: `<${id}@${from.address.replace(/.*@/, "")}>`,
  };
}
