import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

type Encoding = "br" | "gzip";

const COMPRESSIBLE = /^(text\/|application\/(javascript|json|xml|manifest\+json)|image\/svg\+xml)/;

/** About what a content delivery network spends on a file it compresses on the fly. */
const BROTLI_QUALITY = 6;

const compressors: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (body) => promisify(gzip)(body),
};

/** Compressed files by their entity tag; bounded by the size of the site. */
const compressed = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

function acceptedEncoding(request: Request): Encoding | undefined {
  const accepted = (request.headers.get("accept-encoding") ?? "")
    .toLowerCase()
    .split(",")
    .filter((item) => !/;\s*q=0(\.0*)?\s*$/.test(item))
    .map((item) => item.split(";")[0]?.trim());
  return (["br", "gzip"] as const).find((encoding) => accepted.includes(encoding));
}

function isUnchanged(request: Request, etag: string): boolean {
  const known = request.headers.get("if-none-match");
  if (known === null) return false;
  return known.trim() === "*" || known.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}

/**
 * Gives a file of the site an entity tag and the compression its reader accepts, as Netlify does in production
 * and its local platform doesn't.
 *
 * @param request the request for the file
 * @param response the file as the local platform serves it
 * @returns the file, or 304 without a body when the reader already has it
 */
export async function encodeStatic(request: Request, response: Response): Promise<Response> {
  const body = Buffer.from(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  const compressible = COMPRESSIBLE.test(headers.get("content-type") ?? "");
  const encoding = compressible ? acceptedEncoding(request) : undefined;
  const hash = createHash("sha256").update(body).digest("base64url").slice(0, 27);
  const etag = encoding ? `"${hash}-${encoding}"` : `"${hash}"`;

  if (compressible) headers.append("vary", "Accept-Encoding");
  if (response.status === 200) {
    headers.set("etag", etag);
    if (isUnchanged(request, etag)) return new Response(null, { status: 304, headers });
  }
  if (!encoding) {
    headers.set("content-length", String(body.byteLength));
    return new Response(body, { status: response.status, headers });
  }
  const work = compressed.get(etag) ?? compressors[encoding](body).then((result) => new Uint8Array(result));
  compressed.set(etag, work);
  const small = await work;
  headers.set("content-encoding", encoding);
  headers.set("content-length", String(small.byteLength));
  return new Response(small, { status: response.status, headers });
}
