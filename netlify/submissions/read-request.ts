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

/**
 * Detects cross-site request forgery. Browsers send `Sec-Fetch-Site`, older ones `Origin`. A program that sends neither
 * has no visitor's cookies.
 * https://cheatsheetseries.owasp.org/cheatsheets/Cross-Site_Request_Forgery_Prevention_Cheat_Sheet.html
 */
function isCrossSite({ headers, url }: Request): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin" && site !== "none") return true;
  const origin = headers.get("origin");
  if (origin === null) return false;
  return !URL.canParse(origin) || new URL(origin).host !== new URL(url).host;
}

/** Browsers without JavaScript send `form`. */
export type BodyFormat = "json" | "form";

/** @throws HttpError if the site's own forms never send such a request */
export function bodyFormat(request: Request): BodyFormat {
  if (request.method !== "POST") throw new HttpError(405, "Only POST is allowed.", { allow: "POST" });
  if (isCrossSite(request)) throw new HttpError(403, "Submissions from other sites are not accepted.");
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type === "application/json") return "json";
  if (type === "application/x-www-form-urlencoded") return "form";
  throw new HttpError(415, "The content type must be application/json.");
}

/** Larger than the longest valid application. */
const MAX_BODY_BYTES = 256 * 1024;

/** Returns the fields and the size of the body in bytes. @throws HttpError if the body is too large or unreadable */
export async function readFields(request: Request, format: BodyFormat) {
  const unreadable = new HttpError(400, "The body must be UTF-8 text: a JSON object or form fields.");
  const body = await request.arrayBuffer().catch(() => {
    throw unreadable;
  });
  const bytes = body.byteLength;
  if (bytes > MAX_BODY_BYTES) throw new HttpError(413, "The submission is larger than 256 KiB.");
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(body);
    if (format === "form") return { fields: Object.fromEntries(new URLSearchParams(text)), bytes };
    const fields: unknown = JSON.parse(text);
    if (typeof fields !== "object" || fields === null || Array.isArray(fields)) throw unreadable;
    return { fields: { ...fields } as Record<string, unknown>, bytes };
  } catch {
    throw unreadable;
  }
}
