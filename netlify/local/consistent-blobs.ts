import { readdir, rm, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { mapConcurrently } from "../submissions/concurrently";
import { entityTag, isTemporary, listEntries } from "./list-entries";
import { keyedMutex, withFileLock } from "./locks";
import { syncToDisk } from "./sync-to-disk";
import type { RequestHandler } from "./web-server";

/** Netlify's server percent-encodes the names of stores and keys on Windows, where colons are not allowed. */
const folderName = (store: string) => (process.platform === "win32" ? encodeURIComponent(store) : store);

/**
 * Makes Netlify's local Blobs server keep what the real service promises: a listing has all entries and nothing else,
 * a read answers with the entity tag, only one of several conditional writes to an entry succeeds, and what was written
 * or deleted stays so, also when the power fails.
 *
 * Several of these may work on one folder at once, in processes of their own. Entries are replaced in one step, so
 * none is ever read half, and conditional writes and deletions hold a lock against those of the others.
 *
 * @param server Netlify's server
 * @param directory the folder it keeps everything in
 */
export function consistentBlobs(server: RequestHandler, directory: string): RequestHandler {
  const exclusively = keyedMutex();
  const keep = syncToDisk(resolve(directory));

  async function get(request: Request): Promise<Response> {
    const response = await server(request);
    if (response.ok) response.headers.set("etag", entityTag(new Uint8Array(await response.clone().arrayBuffer())));
    return response;
  }

  /** The server's own entity tags change with the time of the write, and reads don't have them: ours hash the content. */
  async function put(request: Request): Promise<Response> {
    const content = new Uint8Array(await request.arrayBuffer());
    const headers = new Headers(request.headers);
    const expected = headers.get("if-match");
    if (expected !== null) {
      const current = await get(new Request(request.url, { headers }));
      if (current.headers.get("etag") !== expected) return new Response(null, { status: 412 });
      headers.delete("if-match");
    }
    const response = await server(new Request(request.url, { method: "PUT", headers, body: content }));
    return response.ok ? new Response(null, { headers: { etag: entityTag(content) } }) : response;
  }

  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const [siteId, store, ...key] = pathname.split("/").filter(Boolean);
    if (request.method === "GET" && siteId && store && key.length === 0) {
      return Response.json(await listEntries(join(directory, "entries", siteId, folderName(store)), searchParams));
    }
    if (request.method === "GET") return get(request);
    const isConditional = request.headers.has("if-match") || request.headers.has("if-none-match");
    const write = async () => {
      const response = await (request.method === "PUT" ? put(request) : server(request));
      if (response.ok) await keep(join(resolve(directory), "entries", pathname));
      return response;
    };
    if (request.method === "PUT" && !isConditional) return exclusively(pathname, write);
    return exclusively(pathname, () => withFileLock(join(directory, "locks"), pathname, write));
  };
}

/** A write takes milliseconds; another process may be at one. */
const LEFTOVER_MS = 60_000;

/** Removes the files that killed writes left behind in a folder of Netlify's local Blobs server. */
export async function removeLeftovers(directory: string): Promise<void> {
  const entries = join(directory, "entries");
  const paths = await readdir(entries, { recursive: true }).catch(() => []);
  await mapConcurrently(paths.filter(isTemporary), async (path) => {
    const file = join(entries, path);
    const found = await stat(file).catch(() => undefined);
    if (found?.isFile() && Date.now() - found.mtimeMs > LEFTOVER_MS) await rm(file, { force: true });
  });
}
