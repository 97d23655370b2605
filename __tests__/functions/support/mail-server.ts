import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

/** A message as the mail server got it. */
export interface ReceivedMail {
  /** Who it is delivered to. */
  readonly recipients: readonly string[];
  /** The header lines, unfolded. */
  readonly headers: readonly string[];
  readonly body: string;
}

/** A real mail server on this machine. */
export interface TestMailServer {
  /** For SMTP_URL. */
  readonly url: string;
  readonly mails: readonly ReceivedMail[];
  /** Refuses messages that contain this text. */
  refuse(text: string): void;
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
 * Starts a mail server that takes everything.
 *
 * @param port where an earlier one was; any free port when left out
 */
export async function startMailServer(port = 0): Promise<TestMailServer> {
  const mails: ReceivedMail[] = [];
  let refused: string | undefined;
  let onArrival: ((release: () => void) => void) | undefined;

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    async onData(stream, session, callback) {
      const raw = await text(stream);
      if (refused !== undefined && raw.includes(refused)) return callback(new Error("Not this one"));
      const arrived = onArrival;
      onArrival = undefined;
      if (arrived) await new Promise<void>((release) => arrived(release));
      mails.push(
        parse(
          raw,
          session.envelope.rcptTo.map(({ address }) => address),
        ),
      );
      callback();
    },
  });
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    refuse: (part) => (refused = part),
    hold: () => new Promise((resolve) => (onArrival = resolve)),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
