import { createTransport } from "nodemailer";
import type { NodemailerError } from "nodemailer";
import type { NotificationSettings } from "../environment";
import { composeMail } from "./compose-mail";
import { withDeadline } from "./deadline";
import type { Submission } from "./submission";

/** The longest that sending a message may take, from looking up the mail server to its receipt, in milliseconds. */
export const MESSAGE_DEADLINE_MS = 12_000;

/** Tells the firm of submissions, over one connection where the mail server lets it. */
export interface Mailer {
  /** @throws Error when the mail server does not take the message within its deadline */
  send(submission: Submission): Promise<void>;
  /** Whether the mail server can be found, connected to and signed in at; known within the same deadline. */
  isReachable(): Promise<boolean>;
  close(): void;
}

/** Prepares to send; the connection is made with the first message. */
export function openMailer(settings: NotificationSettings): Mailer {
  const transport = createTransport({
    url: settings.smtpUrl,
    pool: true,
    maxConnections: 1,
    // What fails stays in the outbox, and is tried again from there.
    maxRequeues: 0,
    // `verify` takes no signal: these end the connection that it leaves behind, each by itself.
    dnsTimeout: MESSAGE_DEADLINE_MS,
    connectionTimeout: MESSAGE_DEADLINE_MS,
    greetingTimeout: MESSAGE_DEADLINE_MS,
    socketTimeout: MESSAGE_DEADLINE_MS,
  });
  return {
    async send(submission) {
      const mail = composeMail(submission, settings);
      await withDeadline((signal) => transport.sendMail({ ...mail, signal }), MESSAGE_DEADLINE_MS);
    },
    async isReachable() {
      try {
        return await withDeadline(() => transport.verify(), MESSAGE_DEADLINE_MS);
      } catch {
        return false;
      }
    },
    close() {
      transport.close();
    },
  };
}

/**
 * What is safe to log of a failure to send: messages of mail servers repeat addresses, their codes don't.
 *
 * @returns such as `EENVELOPE 550`, `ESOCKET ECONNREFUSED` or `TimeoutError`
 */
export function mailFailure(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { name, code, originalCode, responseCode } = error as NodemailerError;
  return [code ?? name, originalCode, responseCode].filter((part) => part !== undefined).join(" ");
}
