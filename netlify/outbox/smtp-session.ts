import { parseConnectionUrl } from "nodemailer/lib/shared";
import SMTPConnection from "nodemailer/lib/smtp-connection";

/** Waits for what nodemailer's connections tell a callback. */
export function inCallback<T>(start: (done: (error?: Error | null, result?: T) => void) => void): Promise<T> {
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
export async function connectAndSignIn(url: string, silenceMs: number, signal: AbortSignal): Promise<SMTPConnection> {
  const { auth, ...address } = parseConnectionUrl(url);
  // A connection that is given up is gone at once, rather than once the server agrees.
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
