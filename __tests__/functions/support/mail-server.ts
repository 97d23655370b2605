import type { Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import { simpleParser } from "mailparser";
import type { ParsedMail } from "mailparser";
import { SMTPServer } from "smtp-server";
import { listen } from "../../support/listen";

/** The default recipient. */
export const FIRM = "inbox@example.com";

/** Sets the variables for mail. Without a URL, mail is not set up. */
export function setMailServer(smtpUrl = ""): void {
  Object.assign(process.env, { SMTP_URL: smtpUrl, NOTIFY_TO: FIRM, NOTIFY_FROM: "Example <site@example.com>" });
}

export type TestMailServer = Awaited<ReturnType<typeof startMailServer>>;

const rejection = (responseCode: number) => Object.assign(new Error("Not for grace@example.com"), { responseCode });

/** Starts a real SMTP server on this machine. */
export async function startMailServer() {
  const sockets = new Map<number | undefined, Socket>();
  const smtp = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    onAuth: (_auth, _session, callback) => callback(new Error("Login is disabled")),
    onRcptTo({ address }, _session, callback) {
      const code = server.rejected[address];
      callback(code ? rejection(code) : null);
    },
    async onData(stream, { remotePort, envelope }, callback) {
      const mail = await simpleParser(await buffer(stream));
      await server.beforeAnswer?.();
      if (server.answer === 0) return void sockets.get(remotePort)?.destroy();
      const [, code = server.answer] =
        Object.entries(server.rejectedText).find(([part]) => `${mail.subject} ${mail.text}`.includes(part)) ?? [];
      if (code) return callback(rejection(code));
      server.mails.push({ ...mail, deliveredTo: envelope.rcptTo.map(({ address }) => address) });
      callback();
    },
  });
  smtp.server.on("connection", (socket) => {
    sockets.set(socket.remotePort, socket);
    server.connections += 1;
  });
  const server = {
    /** For SMTP_URL. The server rejects each login. */
    url: `smtp://127.0.0.1:${await listen(smtp.server)}`,
    mails: [] as (ParsedMail & { readonly deliveredTo: readonly string[] })[],
    connections: 0,
    /** Addresses that the server rejects, with the response code. */
    rejected: {} as Record<string, number>,
    /** The server rejects each message with this code. For 0 it closes the connection. */
    answer: undefined as number | undefined,
    /** The server rejects a message that contains one of these texts, with the response code. */
    rejectedText: {} as Record<string, number>,
    beforeAnswer: undefined as (() => Promise<unknown>) | undefined,
    stop: () => new Promise<void>((resolve) => smtp.close(resolve)),
  };
  return server;
}
