/** Why a request is not taken: a sentence for the sender, and the answer's status and further headers. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

/**
 * Tells whether another site's page made the browser send this request. Browsers say so in `Sec-Fetch-Site`, older ones
 * in `Origin`. A program that is no browser sends neither and carries nobody's cookies.
 * https://cheatsheetseries.owasp.org/cheatsheets/Cross-Site_Request_Forgery_Prevention_Cheat_Sheet.html
 */
function isCrossSite({ headers, url }: Request): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin" && site !== "none") return true;
  const origin = headers.get("origin");
  if (origin === null) return false;
  return !URL.canParse(origin) || new URL(origin).host !== new URL(url).host;
}

/** How a body has its fields: `form` is what browsers without JavaScript send. */
export type BodyFormat = "json" | "form";

/**
 * Returns the format of a request's body.
 *
 * @throws Refusal if the site's own forms send no such request
 */
export function bodyFormat(request: Request): BodyFormat {
  if (request.method !== "POST") throw new Refusal(405, "Only POST is allowed here.", { allow: "POST" });
  if (isCrossSite(request)) throw new Refusal(403, "Submissions from other sites are not accepted.");
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type === "application/json") return "json";
  if (type === "application/x-www-form-urlencoded") return "form";
  throw new Refusal(415, "The content type must be application/json.");
}

/** The largest body, in bytes: more than the longest application has. */
const MOST_BYTES = 256 * 1024;

/**
 * Reads the fields that a form sent, by name, and how many bytes they took.
 *
 * @throws Refusal if the body is too large, not UTF-8, or has no fields
 */
export async function readFields(request: Request, format: BodyFormat) {
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
    return { fields: { ...fields } as Record<string, unknown>, bytes };
  } catch {
    throw unreadable;
  }
}
