import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, resolve, sep } from "node:path";
import { mapConcurrently } from "../submissions/concurrently";
import { withFileLock } from "./file-lock";
import { inTurn } from "./in-turn";
import { isTemporary } from "./leftovers";
import { syncToDisk } from "./sync-to-disk";
import { unlessCode } from "./unless-code";
import type { RequestHandler } from "./web-server";

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
 * whoever reads an entry is told its entity tag, of conditional writes to one entry only one succeeds, and what was
 * written or deleted stays so, also when the power fails.
 *
 * Several of these may work on one folder at once, in processes of their own. Entries are replaced in one step, so
 * none is ever read half, and conditional writes and deletions hold a lock against those of the others.
 *
 * @param server Netlify's server
 * @param directory the folder it keeps everything in
 */
export function faithfulBlobs(server: RequestHandler, directory: string): RequestHandler {
  const inTurnFor = inTurn();
  const keep = syncToDisk(resolve(directory));

  async function get(request: Request): Promise<Response> {
    const response = await server(request);
    if (response.ok) response.headers.set("etag", entityTag(new Uint8Array(await response.clone().arrayBuffer())));
    return response;
  }

  /** The server's own tags tell the time of the write, which is not told to who reads: ours tell the content. */
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
    if (request.method === "PUT" && !isConditional) return inTurnFor(pathname, write);
    return inTurnFor(pathname, () => withFileLock(join(directory, "locks"), pathname, write));
  };
}
