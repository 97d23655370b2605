import type { NodemailerError, SendMailOptions } from "nodemailer";
import MailComposer from "nodemailer/lib/mail-composer";
import { parseConnectionUrl } from "nodemailer/lib/shared";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import { TimeoutError, withDeadline } from "../submissions/deadline";

/** The longest that connecting may take, and then each message until its receipt, in milliseconds. */
export const MESSAGE_DEADLINE_MS = 12_000;

/** The mail server is out of reach, or refuses the sign-in: no message is to blame. */
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

/** Turns a callback of nodemailer's connections into a promise. */
function inCallback<T>(start: (done: (error?: Error | null, result?: T) => void) => void): Promise<T> {
  return new Promise((resolve, reject) => {
    start((error, result) => (error ? reject(error) : resolve(result as T)));
  });
}

/**
 * Connects to a mail server, and signs in where the address has a user and the server asks for it.
 *
 * nodemailer's own transports tell a server that is out of reach from one that refuses a message only by their texts,
 * and check the sign-in over a connection of its own.
 *
 * @param url `smtps://user:password@mail.example.com`
 * @param silenceMs the longest that the server may be silent, in milliseconds
 * @param signal ends the attempt
 * @throws Error when the server cannot be reached, closes the connection, or refuses the sign-in
 */
async function connectAndSignIn(url: string, silenceMs: number, signal: AbortSignal): Promise<SMTPConnection> {
  const { auth, ...address } = parseConnectionUrl(url);
  // With no time to close, an aborted connection ends at once and doesn't wait for the server.
  const connection = new SMTPConnection({ ...address, socketTimeout: silenceMs, socketCloseTimeout: 0 });
  signal.addEventListener("abort", () => connection.close());
  const lost = new Promise<never>((_resolve, reject) => {
    // It goes on listening: a connection that ends later is noticed by the next command.
    connection.on("error", reject).once("end", () => reject(new Error("The mail server closed the connection.")));
  });
  lost.catch(() => undefined);
  try {
    await Promise.race([inCallback((done) => connection.connect(done)), lost]);
    if (auth?.user && connection.allowsAuth) {
      const credentials = { user: auth.user, pass: auth.pass };
      await Promise.race([inCallback((done) => connection.login({ user: auth.user, credentials }, done)), lost]);
    }
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

/** Tells whether the mail server refused, rather than not answer: the connection can be used again then. */
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

/**
 * Describes a failure to send in words that are safe to log: messages of mail servers repeat addresses, codes don't.
 *
 * @returns such as `EENVELOPE 550`, `ESOCKET ECONNREFUSED` or `TimeoutError`
 */
export function mailFailure(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  if (error.cause instanceof Error) return mailFailure(error.cause);
  const { name, code, originalCode, responseCode } = error as NodemailerError;
  return [code ?? name, originalCode, responseCode].filter((part) => part !== undefined).join(" ");
}
