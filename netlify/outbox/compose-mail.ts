import { createHash } from "node:crypto";
import type { SendMailOptions } from "nodemailer";
import type { NotificationSettings } from "../notification-settings";
import { labelsOf } from "../submissions/schema-of";
import type { Submission } from "../submissions/submission";

/** A visitor's words in a header: what is written like an encoded word (RFC 2047) is shown as written, not decoded. */
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
  const labels = labelsOf(kind);
  const fields = Object.entries(values)
    .filter(([, value]) => value !== "")
    .map(([field, value]) => {
      const label = labels.get(field) ?? field;
      const mark = unlisted.includes(field) ? " (no longer on the site)" : "";
      return value.includes("\n") ? `${label}:\n${value}\n` : `${label}: ${value}${mark}`;
    });
  return [...fields, "", `Received: ${receivedAt}`, `Show again: npm run inbox -- show ${id}`, ""].join("\n");
}

/** The same for each try, so that a mail program can tell a repetition from a second submission. */
function messageId(id: string, from: string): string {
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? "localhost";
  return `<${createHash("sha256").update(id).digest("hex").slice(0, 32)}@${domain}>`;
}

/**
 * The email that tells the firm of a submission: plain text, with the visitor to reply to.
 *
 * Nothing a visitor wrote can become a header: the schemas keep line breaks out of single-line fields, and
 * nodemailer encodes addresses that are given as objects.
 */
export function composeMail(submission: Submission, { to, from }: NotificationSettings): SendMailOptions {
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
