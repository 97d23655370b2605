import type { Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import { simpleParser, type ParsedMail } from "mailparser";
import { SMTPServer } from "smtp-server";
import { listen } from "../../support/listen";

/** The default recipient. */
export const FIRM = "inbox@example.com";

/** Sets the variables for mail. Without a URL, mail is not set up. */
export function setMailServer(smtpUrl = ""): void {
  Object.assign(process.env, { SMTP_URL: smtpUrl, NOTIFY_TO: FIRM, NOTIFY_FROM: "Example <site@example.com>" });
}

export type TestMailServer = Awaited<ReturnType<typeof startMailServer>>;

/** `550 5.7.1`, or without the status. */
function rejection(answer: string) {
  const [code, status = ""] = answer.split(" ");
  return Object.assign(new Error(`${status} Not for grace@example.com`.trim()), { responseCode: Number(code) });
}

/** Starts a real SMTP server on this machine. */
export async function startMailServer() {
  const sockets = new Map<number | undefined, Socket>();
  const smtp = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    onAuth: (_auth, _session, callback) => callback(new Error("Login is disabled")),
    onRcptTo({ address }, _session, callback) {
      const answer = server.rejected[address];
      callback(answer ? rejection(answer) : null);
    },
    async onData(stream, { remotePort, envelope }, callback) {
      const mail = await simpleParser(await buffer(stream));
      await server.beforeAnswer?.();
      const [, answer = server.answer] =
        Object.entries(server.rejectedText).find(([part]) => `${mail.subject} ${mail.text}`.includes(part)) ?? [];
      if (answer === "close") return void sockets.get(remotePort)?.destroy();
      if (answer) return callback(rejection(answer));
      server.mails.push({ ...mail, deliveredTo: envelope.rcptTo.map(({ address }) => address) });
      callback();
    },
  });
  smtp.server.on("connection", (socket) => sockets.set(socket.remotePort, socket));
  const server = {
    /** For SMTP_URL. The server rejects each login. */
    url: `smtp://127.0.0.1:${await listen(smtp.server)}`,
    mails: [] as (ParsedMail & { readonly deliveredTo: readonly string[] })[],
    /** Addresses that the server rejects, with the answer: `550 5.1.1`. */
    rejected: {} as Record<string, string>,
    /** The server rejects each message with this answer. For "close" it closes the connection. */
    answer: undefined as string | undefined,
    /** The server rejects a message that contains one of these texts, with the answer. */
    rejectedText: {} as Record<string, string>,
    beforeAnswer: undefined as (() => Promise<unknown>) | undefined,
    stop: () => new Promise<void>((resolve) => smtp.close(resolve)),
  };
  return server;
}
