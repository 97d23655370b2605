import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener, RequestError } from "@hono/node-server";

/** The address of every server here: other machines cannot reach it. */
const HOST = "127.0.0.1";

/** How long those who are still sending, or wait for an answer, keep a server from stopping, in milliseconds. */
const FAREWELL_MS = 3_000;

/** Answers a web request. */
export type RequestHandler = (request: Request) => Promise<Response>;

/** A server on this machine. */
export interface WebServer {
  /** `http://127.0.0.1:8888` */
  readonly url: string;
  /** Says who answers; called once, as soon as the server listens. */
  answerWith(handler: RequestHandler): void;
  /** Stops taking requests, and waits until those under way are answered, but not long. */
  stop(): Promise<void>;
}

/**
 * The path of a request's target, also of one in absolute form (RFC 9112 §3.2.2): that may have credentials in it,
 * which no web request can have, and a host, which is not for the sender to choose.
 */
function originForm(target: string): string {
  if (!URL.canParse(target)) return target;
  const { pathname, search } = new URL(target);
  return pathname + search;
}

function answerToError(error: unknown): Response {
  if (error instanceof RequestError) return new Response("Bad request", { status: 400 });
  console.error(error);
  return new Response(null, { status: 500 });
}

/**
 * Listens on 127.0.0.1.
 *
 * @param port 0 takes any free one
 * @throws Error with the code EADDRINUSE when the port is taken
 */
export async function listen(port: number): Promise<WebServer> {
  const server = createServer();
  server.listen(port, HOST);
  await once(server, "listening");
  return {
    url: `http://${HOST}:${(server.address() as AddressInfo).port}`,
    answerWith(handler) {
      const answer = getRequestListener(handler, { errorHandler: answerToError, overrideGlobalObjects: false });
      server.on("request", (message, response) => {
        message.url = originForm(message.url ?? "/");
        void answer(message, response);
      });
    },
    async stop() {
      const closed = once(server, "close");
      server.close();
      const farewell = setTimeout(() => server.closeAllConnections(), FAREWELL_MS);
      await closed;
      clearTimeout(farewell);
    },
  };
}
