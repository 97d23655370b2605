import { once } from "node:events";
import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import type { TestStore } from "./start-store";

/** What becomes of a request on its way to the store. */
export interface Passage {
  readonly method: string;
  /** `/SITE/STORE/KEY` */
  readonly path: string;
  /** Hands the request to the store, and returns what it answers. */
  pass(): Promise<Response>;
  answer(status: number, body?: string): void;
  /** Closes the connection without an answer. */
  cut(): void;
  /** Resolves once the store is itself again. */
  readonly healed: Promise<void>;
}

/** Deals with a request instead of the store. */
export type Fault = (passage: Passage) => unknown;

/** The way to a store, which can fail. */
export interface FaultyStore {
  readonly access: TestStore["access"];
  /** Has requests fail from now on. */
  fail(fault: Fault): void;
  /** Has requests reach the store again, and waits until those that were held up have. */
  heal(): Promise<void>;
  stop(): Promise<void>;
}

const pass: Fault = async ({ pass: ask, answer, cut }) => {
  const response = await ask().catch(cut);
  if (response) answer(response.status, await response.text());
};

/** Puts itself between a store and whoever uses it. */
export async function startFaultyStore({ access }: TestStore): Promise<FaultyStore> {
  let fault = pass;
  let onHeal: () => void = () => undefined;
  let healed = Promise.resolve();
  const underWay = new Set<Promise<unknown>>();

  async function handle(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "GET", url: path = "/" } = message;
    const body = method === "PUT" ? await buffer(message) : undefined;
    const headers = new Headers();
    for (const name of ["authorization", "if-match", "if-none-match"]) {
      const value = message.headers[name];
      if (typeof value === "string") headers.set(name, value);
    }
    await fault({
      method,
      path,
      healed,
      async pass() {
        const answer = await fetch(access.edgeURL + path, { method, headers, body });
        const etag = answer.headers.get("etag");
        if (etag !== null) response.setHeader("etag", etag);
        return answer;
      },
      answer: (status, text = "") => response.writeHead(status).end(text),
      cut: () => message.socket.destroy(),
    });
  }

  const server = createServer((message, response) => {
    const handling = handle(message, response).finally(() => underWay.delete(handling));
    underWay.add(handling);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    access: { ...access, edgeURL: url, uncachedEdgeURL: url },
    fail(next) {
      fault = next;
      healed = new Promise((resolve) => (onHeal = resolve));
    },
    async heal() {
      fault = pass;
      onHeal();
      while (underWay.size > 0) await Promise.all(underWay);
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
