import { setTimeout as pause } from "node:timers/promises";
import type { CDPSession } from "playwright-core";

/** What a visitor's bytes are spent on. */
export type Kind = "html" | "script" | "font" | "picture" | "data" | "other";

const KINDS: readonly (readonly [RegExp, Kind])[] = [
  [/^text\/html\b/, "html"],
  [/javascript\b/, "script"],
  [/^font\/|\bfont\b/, "font"],
  [/^image\//, "picture"],
  [/\bjson\b/, "data"],
];

/** The kind of a file by its media type: "image/avif". */
export function kindOfFile(mediaType: string): Kind {
  return KINDS.find(([pattern]) => pattern.test(mediaType))?.[1] ?? "other";
}

/** A file that came over the network. */
export interface Transfer {
  readonly url: string;
  readonly kind: Kind;
  /** Of the body as it was compressed on the way. */
  readonly bytes: number;
}

/** What a page has asked the network for. */
export interface Traffic {
  /** Everything so far, in the order in which it was asked for. */
  transfers(): readonly Transfer[];
  /** Waits until nothing is under way, and nothing new is asked for. */
  quiet(): Promise<void>;
}

/** For how long nothing happens where nothing more will, and how often to look, in milliseconds. */
const QUIET = 500;
const INTERVAL = 25;

/** Watches what a page asks the network for, from now on. */
export async function watchTraffic(session: CDPSession): Promise<Traffic> {
  const transfers = new Map<string, { url: string; kind: Kind; bytes: number }>();
  const headBytes = new Map<string, number>();
  const underWay = new Set<string>();
  let lastNews = Date.now();

  const end = (requestId: string) => {
    underWay.delete(requestId);
    lastNews = Date.now();
  };
  session.on("Network.requestWillBeSent", ({ requestId, request: { url } }) => {
    if (!url.startsWith("http")) return;
    transfers.set(requestId, { url, kind: "other", bytes: 0 });
    underWay.add(requestId);
    lastNews = Date.now();
  });
  // The page already has it: nobody is asked.
  session.on("Network.requestServedFromCache", ({ requestId }) => transfers.delete(requestId));
  session.on("Network.responseReceived", ({ requestId, response }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.kind = kindOfFile(response.mimeType);
    headBytes.set(requestId, response.encodedDataLength);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes = encodedDataLength - (headBytes.get(requestId) ?? 0);
    end(requestId);
  });
  session.on("Network.loadingFailed", ({ requestId }) => end(requestId));
  await session.send("Network.enable");

  return {
    transfers: () => [...transfers.values()].map((transfer) => ({ ...transfer })),
    async quiet() {
      while (underWay.size > 0 || Date.now() - lastNews < QUIET) await pause(INTERVAL);
    },
  };
}
