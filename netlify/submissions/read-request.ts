import type { RawFields } from "./submission";

/** Why a submission is not taken, as the sender is told. */
export class Refusal extends Error {
  override readonly name = "Refusal";

  /**
   * @param status the HTTP status of the answer
   * @param message a sentence or two without personal data or implementation details
   * @param retryAfter when to try again, in seconds from now, where that can be told
   */
  constructor(
    readonly status: 400 | 403 | 405 | 413 | 415 | 429 | 500 | 503,
    message: string,
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

/**
 * Tells whether another site's page made the browser send this request.
 *
 * Browsers say so in `Sec-Fetch-Site`, older ones only in `Origin`; programs that are no browser send neither and
 * carry nobody's cookies, so they are let through.
 *
 * @see https://cheatsheetseries.owasp.org/cheatsheets/Cross-Site_Request_Forgery_Prevention_Cheat_Sheet.html
 */
function isCrossSite(request: Request): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin" && site !== "none") return true;
  const origin = request.headers.get("origin");
  if (origin === null) return false;
  return !URL.canParse(origin) || new URL(origin).host !== new URL(request.url).host;
}

/** A content type that the endpoints take. */
interface BodyFormat {
  /** Whether a plain HTML form sends it: its sender is a person looking at a page. */
  readonly isPlainForm: boolean;
  /** @throws Refusal 400 when the text is malformed */
  parse(text: string): RawFields;
}

function parseJson(text: string): RawFields {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refusal(400, "The body is not valid JSON.");
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new Refusal(400, "The body must be a JSON object.");
  }
  return new Map(Object.entries(value));
}

const FORMATS: ReadonlyMap<string, BodyFormat> = new Map([
  ["application/json", { isPlainForm: false, parse: parseJson }],
  [
    "application/x-www-form-urlencoded",
    { isPlainForm: true, parse: (text: string) => new Map(new URLSearchParams(text)) },
  ],
]);

/**
 * Returns how the body of a request is to be read.
 *
 * @throws Refusal when the request is none that the site's own forms send
 */
export function acceptedFormat(request: Request): BodyFormat {
  if (request.method !== "POST") throw new Refusal(405, "Only POST is allowed here.");
  if (isCrossSite(request)) throw new Refusal(403, "Submissions from other sites are not accepted.");
  const essence = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  const format = FORMATS.get(essence ?? "");
  if (!format) throw new Refusal(415, "The content type must be application/json.");
  return format;
}

/**
 * The largest body that is taken, in bytes: all that the fields of a form take together, in any script. An application
 * has 71,000 characters at most, and a plain form writes a Chinese one in nine bytes. Netlify itself takes 6 MB.
 */
export const MAXIMUM_BODY_BYTES = 1024 * 1024;

async function readBytes(request: Request): Promise<Uint8Array> {
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > MAXIMUM_BODY_BYTES) {
      await reader?.cancel();
      throw new Refusal(413, "The submission is larger than 1 MiB.");
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}

/**
 * Reads a request's body as text, and stops as soon as it is too large.
 *
 * @throws Refusal 413 over 1 MiB; 400 when it is not UTF-8 or breaks off
 */
export async function readBody(request: Request): Promise<string> {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await readBytes(request));
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(400, "The body is not complete UTF-8 text.");
  }
}
