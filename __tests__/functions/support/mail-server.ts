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

type AcceptedMail = ParsedMail & { readonly deliveredTo: readonly string[] };

export interface TestMailServer {
  /** For SMTP_URL. The server rejects each login. */
  readonly url: string;
  readonly mails: AcceptedMail[];
  connections: number;
  /** Addresses that the server rejects, with the response code. */
  rejected: Record<string, number>;
  /** The server rejects each message with this code. For 0 it closes the connection. */
  answer?: number;
  /** The server rejects a message that contains one of these texts, with the response code. */
  rejectedText: Record<string, number>;
  beforeAnswer?: () => Promise<unknown>;
  stop(): Promise<void>;
}

const rejection = (responseCode: number) => Object.assign(new Error("Not for grace@example.com"), { responseCode });

/** Starts a real SMTP server on this machine. */
export async function startMailServer(): Promise<TestMailServer> {
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
  const server: TestMailServer = {
    url: `smtp://127.0.0.1:${await listen(smtp.server)}`,
    mails: [],
    connections: 0,
    rejected: {},
    rejectedText: {},
    stop: () => new Promise((resolve) => smtp.close(resolve)),
  };
  return server;
}
