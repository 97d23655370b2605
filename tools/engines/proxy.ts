import { once } from "node:events";
import { createServer, request } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** An answer that is given in the site's place. */
export interface OtherAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Stands before the site as a proxy does, and goes wrong as one does. */
export interface Proxy {
  /** `http://127.0.0.1:40001` */
  readonly url: string;
  /** The ids that the site has answered posts with, in order, whether the visitor got the answer or not. */
  readonly stored: readonly string[];
  /** Answers the next post in the site's place. */
  answerNext(answer: OtherAnswer): void;
  /** Passes the next post on, and keeps the site's answer back for good. */
  loseNextAnswer(): void;
  /** Keeps the answers for style sheets back, until the returned function is called. */
  holdStyleSheets(): () => void;
  stop(): Promise<void>;
}

/** Passes a request on. */
async function pass(site: string, { method, url = "/", headers }: IncomingMessage, body: string) {
  const passed = request(`${site}${url}`, { method, headers }).end(body);
  const [answer] = (await once(passed, "response")) as [IncomingMessage];
  return answer;
}

/**
 * Starts a proxy.
 *
 * @param site the address of the served site
 */
export async function startProxy(site: string): Promise<Proxy> {
  const stored: string[] = [];
  let next: OtherAnswer | "lost" | undefined;
  let held: Promise<void> | undefined;

  async function post(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const treatment = next;
    next = undefined;
    const sent = await text(incoming);
    if (typeof treatment === "object") {
      outgoing.writeHead(treatment.status, treatment.headers).end(treatment.body);
      return;
    }
    const answer = await pass(site, incoming, sent);
    const body = await text(answer);
    stored.push((JSON.parse(body) as { readonly id: string }).id);
    if (treatment !== "lost") outgoing.writeHead(answer.statusCode ?? 502, answer.headers).end(body);
  }

  async function get(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const answer = await pass(site, incoming, "");
    if (answer.headers["content-type"]?.startsWith("text/css")) await held;
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  }

  const server = createServer((incoming, outgoing) => {
    (incoming.method === "POST" ? post : get)(incoming, outgoing).catch(() => outgoing.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    stored,
    answerNext(answer) {
      next = answer;
    },
    loseNextAnswer() {
      next = "lost";
    },
    holdStyleSheets() {
      let release = () => undefined;
      held = new Promise((resolve) => {
        release = () => void resolve(undefined);
      });
      return () => release();
    },
    async stop() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
