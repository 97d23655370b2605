import { readFile, readdir } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { getMimeType } from "hono/utils/mime";
import { encodeStatic } from "../../../netlify/local/encode-static";
import type { RequestHandler } from "../../../netlify/local/web-server";
import { headersFor, parseHeaderRules } from "./header-rules";

/** What a content delivery network says of a file that no rule names. */
const REVALIDATE = "public, max-age=0, must-revalidate";

/** Files that nobody asks for while a page loads. */
const UNASKED = new Set([".map", ".txt"]);

const isMissing = (error: unknown) =>
  typeof error === "object" &&
  error !== null &&
  "code" in error &&
  ["ENOENT", "EISDIR", "ENOTDIR"].includes(String(error.code));

async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Every file of a published folder, and the page at every address. */
export interface BuiltFiles {
  readonly handle: RequestHandler;
  /** Compresses everything once, so that no visitor waits for it. */
  precompress(): Promise<void>;
}

/**
 * The files of a build as a content delivery network serves them: compressed, tagged, and kept for as long as the
 * build's own `_headers` say.
 *
 * @param publicFolder the published folder
 * @param extraPages HTML of further pages, by their addresses
 */
export async function openBuiltFiles(
  publicFolder: string,
  extraPages: ReadonlyMap<string, string>,
): Promise<BuiltFiles> {
  const rules = parseHeaderRules((await readIfThere(join(publicFolder, "_headers")))?.toString() ?? "");

  async function answer(request: Request, path: string, file: string, body: Buffer | string, status: number) {
    const headers = headersFor(rules, path);
    if (!headers.has("cache-control")) headers.set("cache-control", REVALIDATE);
    headers.set("content-type", getMimeType(file) ?? "application/octet-stream");
    return encodeStatic(
      request,
      new Response(typeof body === "string" ? body : new Uint8Array(body), { status, headers }),
    );
  }

  async function handle(request: Request): Promise<Response> {
    const path = decodeURIComponent(new URL(request.url).pathname);
    const extra = extraPages.get(path);
    if (extra !== undefined) return answer(request, path, "extra.html", extra, 200);
    for (const name of [path, join(path, "index.html")]) {
      const body = await readIfThere(join(publicFolder, name));
      if (body) return answer(request, path, name, body, 200);
    }
    const notFound = (await readIfThere(join(publicFolder, "404.html"))) ?? "Not found";
    return answer(request, path, "404.html", notFound, 404);
  }

  return {
    handle,
    async precompress() {
      const entries = await readdir(publicFolder, { recursive: true, withFileTypes: true });
      for (const entry of entries) {
        if (!entry.isFile() || UNASKED.has(extname(entry.name))) continue;
        const path = relative(publicFolder, join(entry.parentPath, entry.name))
          .split(sep)
          .map(encodeURIComponent)
          .join("/");
        await handle(new Request(`http://localhost/${path}`, { headers: { "accept-encoding": "br" } }));
      }
    },
  };
}
