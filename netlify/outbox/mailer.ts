import type { SendMailOptions } from "nodemailer";
import MailComposer from "nodemailer/lib/mail-composer";
import type SMTPConnection from "nodemailer/lib/smtp-connection";
import { TimeoutError, withDeadline } from "../submissions/deadline";
import { connectAndSignIn, inCallback } from "./smtp-session";

/** The longest that connecting may take, and then each message until its receipt, in milliseconds. */
export const MESSAGE_DEADLINE_MS = 12_000;

/** The mail server is out of reach, or lets us not sign in: no message is to blame. */
export class MailServerError extends Error {
  override readonly name = "MailServerError";
}

/** Sends messages over one connection; a new one is made only where the last one was lost. */
export interface Mailer {
  /**
   * Connects and signs in, unless that is done.
   *
   * @throws MailServerError
   */
  connect(): Promise<void>;
  /**
   * Sends a message. Connect first.
   *
   * @param recipients who it goes to, whatever its headers say
   * @returns the recipients that the mail server took it for; the others may be tried again
   * @throws Error when it took it for nobody, or did not answer in time
   */
  send(mail: SendMailOptions, recipients: readonly string[]): Promise<readonly string[]>;
  close(): void;
}

/** Whether the mail server answered no, rather than not at all: the connection is good for more then. */
function wasRefused(error: unknown): boolean {
  return error instanceof Error && "responseCode" in error && error.responseCode !== 421;
}

async function deliverOver(
  connection: SMTPConnection,
  envelope: { readonly from: string; readonly to: string[] },
  message: Buffer,
): Promise<readonly string[]> {
  try {
    const send = (done: Parameters<SMTPConnection["send"]>[2]) => connection.send(envelope, message, done);
    return (await inCallback<SMTPConnection.SentMessageInfo>(send)).accepted;
  } catch (error) {
    if (wasRefused(error)) await inCallback((done) => connection.reset(done));
    throw error;
  }
}

/** Prepares to send over the mail server at an address such as `smtps://user:password@mail.example.com`. */
export function openMailer(smtpUrl: string): Mailer {
  let connection: SMTPConnection | undefined;

  function drop(): void {
    connection?.close();
    connection = undefined;
  }

  return {
    async connect() {
      if (connection && !connection.destroyed) return;
      try {
        connection = await withDeadline(
          (signal) => connectAndSignIn(smtpUrl, MESSAGE_DEADLINE_MS, signal),
          MESSAGE_DEADLINE_MS,
        );
      } catch (cause) {
        throw new MailServerError("The mail server is out of reach, or refuses the sign-in.", { cause });
      }
    },
    async send(mail, recipients) {
      const node = new MailComposer(mail).compile();
      const from = node.getEnvelope().from || "";
      const message = await node.build();
      const current = connection;
      if (!current) throw new Error("There is no connection to the mail server.");
      try {
        return await withDeadline(
          () => deliverOver(current, { from, to: [...recipients] }, message),
          MESSAGE_DEADLINE_MS,
        );
      } catch (error) {
        if (error instanceof TimeoutError || !wasRefused(error)) drop();
        throw error;
      }
    },
    close() {
      connection?.quit();
      connection = undefined;
    },
  };
}
