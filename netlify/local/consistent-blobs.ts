import { createHash } from "node:crypto";
import { readdir, readFile, rm, stat } from "node:fs/promises";
import { basename, join, resolve, sep } from "node:path";
import { mapConcurrently } from "../submissions/concurrently";
import { keyedMutex, withFileLock } from "./locks";
import { syncToDisk, unlessCode } from "./sync-to-disk";
import type { RequestHandler } from "./web-server";

/** What Netlify's server calls a file while it writes it; killed meanwhile, it leaves it behind. */
const TEMPORARY = ".";

/** Whether a path is of a file that is being written, or was left behind so. */
function isTemporary(path: string): boolean {
  return basename(path).startsWith(TEMPORARY);
}

interface Entry {
  /** `STORE/KEY` */
  readonly name: string;
  readonly etag: string;
}

function entityTag(content: Uint8Array): string {
  return `"${createHash("sha256").update(content).digest("base64url")}"`;
}

/** The name of an entry, `STORE/KEY`, by its path; the server percent-encodes it on Windows. */
function nameOf(path: string): string {
  return path.split(sep).map(decodeURIComponent).join("/");
}

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

  /** The server's own walk through the folder ends where a file goes away meanwhile, as temporary ones do. */
  async function list(siteId: string, prefix: string): Promise<Entry[]> {
    const folder = join(directory, "entries", siteId);
    const paths = (await readdir(folder, { recursive: true }).catch(unlessCode("ENOENT"))) ?? [];
    const wanted = paths.filter((path) => nameOf(path).startsWith(prefix) && !isTemporary(path));
    const entries = await mapConcurrently(wanted, async (path) => {
      const content = await readFile(join(folder, path)).catch(unlessCode("ENOENT", "EISDIR"));
      return content ? [{ name: nameOf(path), etag: entityTag(content) }] : [];
    });
    return entries.flat();
  }

  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const [siteId, store, ...key] = pathname.split("/").filter(Boolean);
    if (request.method === "GET" && siteId && store && key.length === 0) {
      const entries = await list(siteId, `${store}/${searchParams.get("prefix") ?? ""}`);
      const blobs = entries.map(({ name, etag }) => ({ key: name.slice(store.length + 1), etag }));
      return Response.json({ blobs, directories: [] });
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
