import { parseUrl } from "../../src/lib/parse-url";

/** The answer to a request that is rejected before the store is used. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

/** Browsers without JavaScript send `form`. */
export type BodyFormat = "json" | "form";

/** Returns undefined if no form of the site sends this content type. */
export function bodyFormat({ headers }: Request): BodyFormat | undefined {
  const type = headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type === "application/json") return "json";
  return type === "application/x-www-form-urlencoded" ? "form" : undefined;
}

/**
 * Prevents cross-site request forgery. `Sec-Fetch-Site` decides alone, because a page without a referrer has the origin
 * "null", and a proxy can change the host. Older browsers send only `Origin`. A program that sends neither has no visitor's
 * cookies. https://cheatsheetseries.owasp.org/cheatsheets/Cross-Site_Request_Forgery_Prevention_Cheat_Sheet.html
 *
 * @throws HttpError if the request is not a POST of the site's own pages
 */
export function checkSender({ method, headers, url }: Request): void {
  if (method !== "POST") throw new HttpError(405, "Only POST is allowed.", { allow: "POST" });
  const [site, origin] = [headers.get("sec-fetch-site"), headers.get("origin")];
  const isOwnOrigin = origin === null || parseUrl(origin)?.host === new URL(url).host;
  const isOwn = site === null ? isOwnOrigin : site === "same-origin" || site === "none";
  if (!isOwn) throw new HttpError(403, "Submissions from other sites are not accepted.");
}

/** Larger than the longest valid application. In a form, percent-encoding makes three bytes of one. Netlify accepts 6 MB. */
const MAX_BYTES = 256 * 1024;

const tooLarge = () => new HttpError(413, "The submission is larger than 256 KiB.");

/** @throws HttpError if the body is too large or unreadable */
export async function readFields(request: Request, format: BodyFormat): Promise<Record<string, unknown>> {
  try {
    const body = await request.arrayBuffer();
    if (body.byteLength > (format === "form" ? 3 * MAX_BYTES : MAX_BYTES)) throw tooLarge();
    const text = new TextDecoder("utf-8", { fatal: true }).decode(body);
    // Throws at an invalid percent sequence, which URLSearchParams would replace.
    if (format === "form" && Buffer.byteLength(decodeURIComponent(text)) > MAX_BYTES) throw tooLarge();
    const fields: unknown = format === "form" ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text);
    if (typeof fields !== "object" || fields === null || Array.isArray(fields)) throw new TypeError("No object");
    return { ...fields };
  } catch (error) {
    if (error instanceof HttpError) throw error;
    throw new HttpError(400, "The body must be UTF-8 text: a JSON object or form fields.");
  }
}
