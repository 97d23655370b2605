import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { getRequestListener, RequestError } from "@hono/node-server";
import type { Http2Bindings, HttpBindings } from "@hono/node-server";
import { NO_PAGE_POLICY, SECURITY_HEADERS } from "../security-headers";

/** The address of every server here: other machines cannot reach it. */
const HOST = "127.0.0.1";

/** How long open requests may delay the stop of a server, in milliseconds. */
const STOP_GRACE_MS = 3_000;

/**
 * Answers a web request.
 *
 * @param address the address it comes from, where that is known
 */
export type RequestHandler = (request: Request, address?: string) => Promise<Response>;

/** A server on this machine. */
export interface WebServer {
  /** `http://127.0.0.1:8888` */
  readonly url: string;
  /** Sets what answers the requests; called once, as soon as the server listens. */
  answerWith(handler: RequestHandler): void;
  /** Stops taking requests, and waits a short time until those under way are answered. */
  stop(): Promise<void>;
}

/**
 * Returns the path and query of a request's target, also of one in absolute form (RFC 9112 §3.2.2): that may have
 * credentials, which no web request can have, and a host, which the sender may not choose.
 */
function originForm(target: string): string {
  if (!URL.canParse(target)) return target;
  const { pathname, search } = new URL(target);
  return pathname + search;
}

const ERROR_HEADERS = { ...SECURITY_HEADERS, "content-security-policy": NO_PAGE_POLICY };

function answerToError(error: unknown): Response {
  if (error instanceof RequestError) return new Response("Bad request", { status: 400, headers: ERROR_HEADERS });
  console.error(error);
  return new Response(null, { status: 500, headers: ERROR_HEADERS });
}

/** The statuses with which Node answers requests that it cannot read, by its error's code; otherwise 400. */
const UNREADABLE: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
  HPE_CHUNK_EXTENSIONS_OVERFLOW: "413 Payload Too Large",
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
};

/** Refuses a request that Node cannot read, as Node would, but with the headers of every answer. */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  const status = UNREADABLE[error.code ?? ""] ?? "400 Bad Request";
  const lines = Object.entries({ ...ERROR_HEADERS, connection: "close" }).map(([name, value]) => `${name}: ${value}`);
  if (socket.writable) socket.write([`HTTP/1.1 ${status}`, ...lines, "", ""].join("\r\n"));
  socket.destroy(error);
}

/** How long a connection may take to say what it wants, in milliseconds from its beginning; then it is closed. */
interface Patience {
  /** Until the end of a request's headers. */
  readonly headersMs: number;
  /** Until the end of its body. */
  readonly bodyMs: number;
}

/** Without these, Node waits for one minute, and for five. */
const PATIENCE: Patience = { headersMs: 10_000, bodyMs: 60_000 };

/** How often connections are looked at, in milliseconds; less often, and they are closed later. */
const LOOK_MS = 1_000;

/**
 * Listens on 127.0.0.1.
 *
 * @param port 0 takes any free one
 * @throws Error with the code EADDRINUSE when the port is taken
 */
export async function listen(port: number, { headersMs, bodyMs } = PATIENCE): Promise<WebServer> {
  const server = createServer({
    // A request without a host is answered like other bad ones, and not by Node itself.
    requireHostHeader: false,
    headersTimeout: headersMs,
    requestTimeout: bodyMs,
    connectionsCheckingInterval: Math.min(LOOK_MS, headersMs),
  });
  server.on("clientError", refuseUnreadable);
  server.listen(port, HOST);
  await once(server, "listening");
  return {
    url: `http://${HOST}:${(server.address() as AddressInfo).port}`,
    answerWith(handler) {
      const handle = (request: Request, { incoming }: HttpBindings | Http2Bindings) =>
        handler(request, incoming.socket.remoteAddress);
      const answer = getRequestListener(handle, { errorHandler: answerToError, overrideGlobalObjects: false });
      server.on("request", (message, response) => {
        message.url = originForm(message.url ?? "/");
        void answer(message, response);
      });
    },
    async stop() {
      const closed = once(server, "close");
      server.close();
      const cutOff = setTimeout(() => server.closeAllConnections(), STOP_GRACE_MS);
      await closed;
      clearTimeout(cutOff);
    },
  };
}
