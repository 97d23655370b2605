import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import { simpleParser } from "mailparser";
import type { ParsedMail } from "mailparser";
import { SMTPServer } from "smtp-server";

/** Who gets mail in the tests, unless a test says otherwise. */
export const FIRM = "inbox@example.com";

/** Has the firm's mail sent through a server; nobody gets any without one. */
export function mailOver(smtpUrl = ""): void {
  Object.assign(process.env, { SMTP_URL: smtpUrl, NOTIFY_TO: FIRM, NOTIFY_FROM: "Example <site@example.com>" });
}

/** A mail that the server has taken, read as a mail program reads it, with the recipients it is delivered to. */
type TakenMail = ParsedMail & { readonly deliveredTo: readonly string[] };

/** A real mail server on this machine. */
export interface TestMailServer {
  /** For SMTP_URL. It signs nobody in. */
  readonly url: string;
  readonly mails: TakenMail[];
  connections: number;
  /** The code by which it refuses a recipient, by the address. */
  refused: Record<string, number>;
  /** The code by which it refuses every message; 0: it closes the connection instead of an answer. */
  answer?: number;
  /** Runs before it answers a message. */
  beforeAnswer?: () => Promise<unknown>;
  stop(): Promise<void>;
}

const refusal = (responseCode: number) => Object.assign(new Error("Not for grace@example.com"), { responseCode });

/** Starts a mail server. */
export async function startMailServer(): Promise<TestMailServer> {
  const sockets = new Map<number | undefined, Socket>();
  const smtp = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    onAuth: (_auth, _session, callback) => callback(new Error("Nobody signs in here")),
    onRcptTo({ address }, _session, callback) {
      const code = server.refused[address];
      callback(code ? refusal(code) : null);
    },
    async onData(stream, { remotePort, envelope }, callback) {
      const mail = await simpleParser(await buffer(stream));
      await server.beforeAnswer?.();
      if (server.answer === 0) return void sockets.get(remotePort)?.destroy();
      if (server.answer) return callback(refusal(server.answer));
      server.mails.push({ ...mail, deliveredTo: envelope.rcptTo.map(({ address }) => address) });
      callback();
    },
  });
  smtp.server.on("connection", (socket) => {
    sockets.set(socket.remotePort, socket);
    server.connections += 1;
  });
  await once(smtp.listen(0, "127.0.0.1"), "listening");
  const server: TestMailServer = {
    url: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    mails: [],
    connections: 0,
    refused: {},
    stop: () => new Promise((resolve) => smtp.close(resolve)),
  };
  return server;
}
