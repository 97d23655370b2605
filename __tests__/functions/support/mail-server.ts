import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

/** Who is told in the tests. */
export const FIRM = "inbox@example.com";

/** Turns the notification on, over this mail server. */
export function notifyOver(smtpUrl: string): void {
  Object.assign(process.env, { SMTP_URL: smtpUrl, NOTIFY_TO: FIRM, NOTIFY_FROM: "Example <site@example.com>" });
}

/** Turns the notification off. */
export function notifyNobody(): void {
  delete process.env.SMTP_URL;
}

/** A message as the mail server got it. */
export interface ReceivedMail {
  /** Who it is delivered to. */
  readonly recipients: readonly string[];
  /** The header lines, unfolded. */
  readonly headers: readonly string[];
  readonly body: string;
}

/** A real mail server on this machine. It takes everything from who doesn't sign in, and lets nobody sign in. */
export interface TestMailServer {
  /** For SMTP_URL. */
  readonly url: string;
  readonly mails: readonly ReceivedMail[];
  /** Refuses to deliver to an address, for the time being; to none when left out. */
  refuseRecipient(address?: string): void;
  /** Refuses messages that contain this text. */
  refuse(text: string): void;
  /** Drops the connection instead of answering a message that contains this text. */
  drop(text: string): void;
  /** Lets the next message wait; resolves once it is there, with the function that lets it go on. */
  hold(): Promise<() => void>;
  stop(): Promise<void>;
}

function parse(raw: string, recipients: string[]): ReceivedMail {
  const end = raw.indexOf("\r\n\r\n");
  const headers = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, " ")
    .split("\r\n");
  return { recipients, headers, body: raw.slice(end + 4) };
}

/**
 * Starts a mail server.
 *
 * @param port where an earlier one was; any free port when left out
 */
export async function startMailServer(port = 0): Promise<TestMailServer> {
  const mails: ReceivedMail[] = [];
  const sockets = new Map<number | undefined, Socket>();
  let [refused, dropped, recipient]: (string | undefined)[] = [];
  let onArrival: ((release: () => void) => void) | undefined;

  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    onAuth(_auth, _session, callback) {
      callback(new Error("Nobody signs in here"));
    },
    onRcptTo({ address }, _session, callback) {
      callback(address === recipient ? Object.assign(new Error("Try again later"), { responseCode: 450 }) : null);
    },
    async onData(stream, { remotePort, envelope }, callback) {
      const raw = await text(stream);
      const arrived = onArrival;
      onArrival = undefined;
      if (arrived) await new Promise<void>((release) => arrived(release));
      if (dropped !== undefined && raw.includes(dropped)) return void sockets.get(remotePort)?.destroy();
      if (refused !== undefined && raw.includes(refused)) return callback(new Error("Not this one"));
      mails.push(
        parse(
          raw,
          envelope.rcptTo.map(({ address }) => address),
        ),
      );
      callback();
    },
  });
  server.server.on("connection", (socket) => sockets.set(socket.remotePort, socket));
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    refuseRecipient: (address) => (recipient = address),
    refuse: (part) => (refused = part),
    drop: (part) => (dropped = part),
    hold: () => new Promise((resolve) => (onArrival = resolve)),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
