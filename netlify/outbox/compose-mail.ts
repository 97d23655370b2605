import { createHash } from "node:crypto";
import type { SendMailOptions } from "nodemailer";
import type { NotificationSettings } from "../settings";
import { alertText } from "./flood-alert";
import type { FloodAlert } from "./flood-alert";
import { fieldLabels } from "../submissions/submission";
import type { Submission } from "../submissions/submission";

/** Prepares a visitor's words for a header: what looks like an encoded word (RFC 2047) is not decoded, but shown. */
function asWritten(words: string): string {
  return words.replaceAll("=?", "= ?");
}

function subjectOf({ kind, values }: Submission): string {
  switch (kind) {
    case "newsletter":
      return `Newsletter subscription: ${values.email}`;
    case "application":
      return `Application: ${values.position}, from ${values.name}`;
    case "contact":
      return `Message from ${values.name}`;
  }
}

function textOf({ id, kind, receivedAt, values, unlisted = [] }: Submission): string {
  const labels = fieldLabels(kind);
  const fields = Object.entries(values)
    .filter(([, value]) => value !== "")
    .map(([field, value]) => {
      const label = labels.get(field) ?? field;
      const mark = unlisted.includes(field) ? " (no longer on the site)" : "";
      return value.includes("\n") ? `${label}:\n${value}\n` : `${label}: ${value}${mark}`;
    });
  return [...fields, "", `Received: ${receivedAt}`, `Show again: npm run inbox -- show ${id}`, ""].join("\n");
}

/** Makes the same id for each try, so that a mail program can tell a repetition from a second submission. */
function messageId(id: string, from: string): string {
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? "localhost";
  return `<${createHash("sha256").update(id).digest("hex").slice(0, 32)}@${domain}>`;
}

/**
 * Composes the mail that tells the firm of a submission: plain text, with the visitor to reply to.
 *
 * Nothing a visitor wrote can become a header: the schemas keep line breaks out of single-line fields, and
 * nodemailer encodes addresses that are given as objects.
 */
function notificationMail(submission: Submission, { to, from }: NotificationSettings): SendMailOptions {
  const { name = "", email = "" } = submission.values;
  return {
    to: [...to],
    from,
    replyTo: { name: asWritten(name), address: email },
    subject: asWritten(subjectOf(submission)),
    text: textOf(submission),
    messageId: messageId(submission.id, from),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Composes the mail that tells the firm that something is refused because too much comes in. */
function alertMail(alert: FloodAlert, { to, from }: NotificationSettings): SendMailOptions {
  return {
    to: [...to],
    from,
    subject: `Website: too many submissions (${alert.kind})`,
    text: alertText(alert),
    messageId: messageId(alert.id, from),
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Composes the mail that tells the firm of a submission or of an alert. */
export function composeMail(subject: Submission | FloodAlert, settings: NotificationSettings): SendMailOptions {
  return "refused" in subject ? alertMail(subject, settings) : notificationMail(subject, settings);
}
