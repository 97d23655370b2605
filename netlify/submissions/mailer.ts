import { createTransport } from "nodemailer";
import type { NotificationSettings } from "../environment";
import { composeMail } from "./compose-mail";
import type { Submission } from "./submission";

/** Tells the firm of submissions, over one connection. */
export interface Mailer {
  /** @throws Error when the mail server does not take the message */
  send(submission: Submission): Promise<void>;
  close(): void;
}

/** Milliseconds; together they stay below the lease of a notification. */
const TIME_OUTS = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 12_000, dnsTimeout: 5_000 };

/** Prepares to send; the connection is made with the first message. */
export function openMailer(settings: NotificationSettings): Mailer {
  const transport = createTransport({
    url: settings.smtpUrl,
    pool: true,
    maxConnections: 1,
    // What fails stays marked in the store, and is tried again from there.
    maxRequeues: 0,
    ...TIME_OUTS,
  });
  return {
    async send(submission) {
      await transport.sendMail(composeMail(submission, settings));
    },
    close() {
      transport.close();
    },
  };
}

/**
 * What is safe to log of a failure to send: messages of mail servers repeat addresses, their codes don't.
 *
 * @returns such as `EENVELOPE 550` or `ECONNREFUSED`
 */
export function mailFailure(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { code, responseCode } = error as Error & { code?: unknown; responseCode?: unknown };
  return [code ?? error.name, responseCode].filter((part) => part !== undefined).join(" ");
}

/** Whether the mail server looked at the message and refused it; another message may still go through. */
export function isRejection(error: unknown): boolean {
  return error instanceof Error && "responseCode" in error && error.responseCode !== undefined;
}
