/** Why a request is not taken. The message is a sentence for the sender. */
export class Refusal extends Error {
  constructor(
    /** The status of the answer. */
    readonly status: number,
    message: string,
    /** Further headers of the answer. */
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

/**
 * Tells whether another site's page made the browser send this request. Browsers say so in `Sec-Fetch-Site`, older ones
 * in `Origin`. A program that is no browser sends neither and carries nobody's cookies.
 *
 * @see https://cheatsheetseries.owasp.org/cheatsheets/Cross-Site_Request_Forgery_Prevention_Cheat_Sheet.html
 */
function isCrossSite({ headers, url }: Request): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin" && site !== "none") return true;
  const origin = headers.get("origin");
  if (origin === null) return false;
  return !URL.canParse(origin) || new URL(origin).host !== new URL(url).host;
}

/** Reads the text of a body in one of the content types that forms send. */
export type BodyFormat = "json" | "form";

const FORMATS: Readonly<Record<string, BodyFormat>> = {
  "application/json": "json",
  "application/x-www-form-urlencoded": "form",
};

/**
 * Returns the format of a request's body: `form` is that of browsers without JavaScript.
 *
 * @throws Refusal if the site's own forms send no such request
 */
export function bodyFormat(request: Request): BodyFormat {
  if (request.method !== "POST") throw new Refusal(405, "Only POST is allowed here.", { allow: "POST" });
  if (isCrossSite(request)) throw new Refusal(403, "Submissions from other sites are not accepted.");
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  const format = Object.hasOwn(FORMATS, type) ? FORMATS[type] : undefined;
  if (!format) throw new Refusal(415, "The content type must be application/json.");
  return format;
}

/** The largest body, in bytes: more than the longest application has. */
const MOST_BYTES = 256 * 1024;

/** The fields of a form, by name, and the size of the body that they came in. */
interface SentFields {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly bytes: number;
}

/** @throws Refusal if the body is too large, not UTF-8, or has no fields */
export async function readFields(request: Request, format: BodyFormat): Promise<SentFields> {
  const unreadable = new Refusal(400, "The body can't be read. It must be UTF-8 text, and an object if it is JSON.");
  const body = await request.arrayBuffer().catch(() => {
    throw unreadable;
  });
  const bytes = body.byteLength;
  if (bytes > MOST_BYTES) throw new Refusal(413, "The submission is larger than 256 KiB.");
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(body);
    if (format === "form") return { fields: Object.fromEntries(new URLSearchParams(text)), bytes };
    const fields: unknown = JSON.parse(text);
    if (typeof fields !== "object" || fields === null || Array.isArray(fields)) throw unreadable;
    return { fields: { ...fields }, bytes };
  } catch {
    throw unreadable;
  }
}
