import { setTimeout as sleep } from "node:timers/promises";
import { setEnvironmentContext } from "@netlify/blobs";
import { listen } from "../../../netlify/local/web-server";
import { openStore } from "../../../netlify/submissions/store";
import type { StoreAccess, SubmissionStore } from "../../../netlify/submissions/store";

/** As on Netlify: entries and folders on a page of a listing. */
const PAGE_SIZE = 1_000;

/** What some work asked of a store. */
export interface Cost {
  /** How many requests: reads, writes, deletions, and pages of listings. */
  readonly calls: number;
  readonly seconds: number;
}

/** A store in memory, which holds a hundred thousand records, and counts and delays what it is asked over HTTP. */
export interface MemoryStore {
  /** How the functions and the inbox reach it. */
  readonly access: Required<StoreAccess>;
  /** Opens a deploy context's store without delay and without counting, to fill it and to look into it. */
  inside(context: string): SubmissionStore;
  /** Makes it the one that the functions use. */
  connect(): void;
  measure(work: () => Promise<unknown>): Promise<Cost>;
  stop(): Promise<void>;
}

/** Returns the position of the first of sorted keys that is not before a text. */
function lowerBound(keys: readonly string[], text: string): number {
  let [low, high] = [0, keys.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((keys[middle] ?? "") < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

interface StoredEntry {
  readonly body: string;
  readonly etag: string;
}

/** The entries of one store, which are listed in the order of their keys. */
class Entries {
  private readonly entries = new Map<string, StoredEntry>();
  /** Sorted by the first listing, and kept so from then on. */
  private keys: string[] | undefined;
  private writes = 0;

  get(key: string): StoredEntry | undefined {
    return this.entries.get(key);
  }

  set(key: string, body: string): string {
    if (this.keys && !this.entries.has(key)) this.keys.splice(lowerBound(this.keys, key), 0, key);
    const etag = `"${(this.writes += 1)}"`;
    this.entries.set(key, { body, etag });
    return etag;
  }

  delete(key: string): void {
    if (this.entries.delete(key)) this.keys?.splice(lowerBound(this.keys, key), 1);
  }

  list(prefix: string, byFolder: boolean, cursor: string) {
    this.keys ??= [...this.entries.keys()].sort();
    const { keys } = this;
    const [blobs, directories]: [{ key: string; etag: string }[], string[]] = [[], []];
    let at = lowerBound(keys, cursor > prefix ? cursor : prefix);
    while (keys[at]?.startsWith(prefix) && blobs.length + directories.length < PAGE_SIZE) {
      const key = keys[at] ?? "";
      const end = byFolder ? key.indexOf("/", prefix.length) : -1;
      if (end === -1) {
        blobs.push({ key, etag: this.entries.get(key)?.etag ?? "" });
        at += 1;
      } else {
        directories.push(key.slice(0, end));
        // Behind everything in this folder: "0" follows the slash.
        at = lowerBound(keys, `${key.slice(0, end)}0`);
      }
    }
    const next = keys[at];
    return { blobs, directories, ...(next?.startsWith(prefix) && { next_cursor: next }) };
  }
}

/** Makes what answers requests as Netlify Blobs does. */
function blobsInMemory(): (request: Request) => Promise<Response> {
  const stores = new Map<string, Entries>();

  function read(entries: Entries | undefined, key: string, query: URLSearchParams): Response {
    if (key === "") {
      const list = [query.get("prefix") ?? "", query.get("directories") === "true", query.get("cursor") ?? ""] as const;
      return Response.json(entries?.list(...list) ?? { blobs: [], directories: [] });
    }
    const found = entries?.get(key);
    return new Response(found?.body, { status: found ? 200 : 404, headers: found ? { etag: found.etag } : {} });
  }

  async function write(entries: Entries, key: string, request: Request): Promise<Response> {
    const body = await request.text();
    const [found, expected] = [entries.get(key), request.headers.get("if-match")];
    const isRefused = request.headers.has("if-none-match") ? found !== undefined : false;
    if (isRefused || (expected !== null && found?.etag !== expected)) return new Response(null, { status: 412 });
    return new Response(null, { headers: { etag: entries.set(key, body) } });
  }

  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const [, , name, ...rest] = pathname.split("/");
    if (!name) return Response.json({ stores: [...stores.keys()] });
    const key = rest.join("/");
    if (request.method === "GET" || request.method === "HEAD") return read(stores.get(name), key, searchParams);
    const entries = stores.get(name) ?? new Entries();
    stores.set(name, entries);
    if (request.method === "PUT") return write(entries, key, request);
    entries.delete(key);
    return new Response(null, { status: 204 });
  };
}

/**
 * Starts a store in memory.
 *
 * @param latencyMs how long it takes to answer over HTTP, in milliseconds
 */
export async function startMemoryStore(latencyMs: number): Promise<MemoryStore> {
  const answer = blobsInMemory();
  const server = await listen(0);
  let calls = 0;
  server.answerWith(async (request) => {
    calls += 1;
    await sleep(latencyMs);
    return answer(request);
  });
  const access = { siteID: "memory", token: "memory", edgeURL: server.url, uncachedEdgeURL: server.url };
  const direct = {
    ...access,
    fetch: (input: string | URL | Request, init?: RequestInit) => answer(new Request(input, init)),
  };
  return {
    access,
    inside: (context) => openStore(context, direct),
    connect: () => setEnvironmentContext(access),
    async measure(work) {
      const [before, begun] = [calls, performance.now()];
      await work();
      return { calls: calls - before, seconds: (performance.now() - begun) / 1_000 };
    },
    stop: () => server.stop(),
  };
}
