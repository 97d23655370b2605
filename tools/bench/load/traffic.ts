import { setTimeout as pause } from "node:timers/promises";
import type { CDPSession } from "playwright-core";

/** The kind of a transferred file. */
export type Kind = "html" | "script" | "font" | "picture" | "data" | "other";

const KINDS: readonly (readonly [RegExp, Kind])[] = [
  [/^text\/html\b/, "html"],
  [/javascript\b/, "script"],
  [/^font\/|\bfont\b/, "font"],
  [/^image\//, "picture"],
  [/\bjson\b/, "data"],
];

/** Returns the kind of a file by its media type, such as "image/avif". */
export function kindOfFile(mediaType: string): Kind {
  return KINDS.find(([pattern]) => pattern.test(mediaType))?.[1] ?? "other";
}

/** A file that was transferred over the network. */
export interface Transfer {
  readonly url: string;
  readonly kind: Kind;
  /** The size of the compressed body. */
  readonly bytes: number;
  /** The size of the headers. */
  readonly headBytes: number;
}

/** The network traffic of a page. */
export interface Traffic {
  /** All transfers so far, in the order of their requests. */
  transfers(): readonly Transfer[];
  /** Waits until the network is idle. */
  quiet(): Promise<void>;
}

/** The time without traffic after which the network is idle, and the polling interval, in milliseconds. */
const QUIET = 500;
const INTERVAL = 25;

/** Starts to record the network traffic of a page. */
export async function watchTraffic(session: CDPSession): Promise<Traffic> {
  const transfers = new Map<string, { url: string; kind: Kind; bytes: number; headBytes: number }>();
  const underWay = new Set<string>();
  let lastNews = Date.now();

  const end = (requestId: string) => {
    underWay.delete(requestId);
    lastNews = Date.now();
  };
  session.on("Network.requestWillBeSent", ({ requestId, request: { url } }) => {
    if (!url.startsWith("http")) return;
    transfers.set(requestId, { url, kind: "other", bytes: 0, headBytes: 0 });
    underWay.add(requestId);
    lastNews = Date.now();
  });
  // Files from the cache aren't transferred.
  session.on("Network.requestServedFromCache", ({ requestId }) => transfers.delete(requestId));
  session.on("Network.responseReceived", ({ requestId, response }) => {
    const transfer = transfers.get(requestId);
    if (!transfer) return;
    transfer.kind = kindOfFile(response.mimeType);
    transfer.headBytes = response.encodedDataLength;
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes = encodedDataLength - transfer.headBytes;
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
