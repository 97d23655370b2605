import { HONEYPOT_FIELD, resultPath } from "../../src/forms/submission-kind";
import type { SubmissionKind, SubmissionOutcome } from "../../src/forms/submission-kind";
import { deployContext } from "../environment";
import type { FunctionContext } from "../environment";
import { notify } from "../outbox/deliver";
import { ANSWER_HEADERS } from "../security-headers";
import { cameFromFragment, formAgain, senderPage } from "./plain-form";
import { takeSubmission } from "./save";
import { openStore, withStoreInTime } from "./store";
import { InvalidFields, newSubmission, validate } from "./submission";
import type { RawFields, Submission } from "./submission";

/** Why a submission is not taken, as the sender is told. */
class Refusal extends Error {
  override readonly name = "Refusal";

  /**
   * @param status the HTTP status of the answer
   * @param message one sentence without personal data or implementation details
   */
  constructor(
    readonly status: 400 | 403 | 405 | 413 | 415 | 500 | 503,
    message: string,
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

/** @throws Refusal when the request is none that the site's own forms send */
function acceptedFormat(request: Request): BodyFormat {
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
async function readBody(request: Request): Promise<string> {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await readBytes(request));
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(400, "The body is not complete UTF-8 text.");
  }
}

async function readSubmission(kind: SubmissionKind, arrived: RawFields): Promise<Submission> {
  const fields = new Map(arrived);
  const honeypot = fields.get(HONEYPOT_FIELD);
  if (typeof honeypot === "string") fields.delete(HONEYPOT_FIELD);
  return newSubmission(kind, await validate(kind, fields), typeof honeypot === "string" && honeypot !== "");
}

async function store(submission: Submission, context: FunctionContext): Promise<string> {
  try {
    const deploy = deployContext(context.deploy);
    const id = await withStoreInTime(deploy, (submissions) => takeSubmission(submissions, submission));
    if (!submission.spam) context.waitUntil(notify(openStore(deploy), deploy));
    return id;
  } catch (error) {
    console.error(`A submission (${submission.kind}) could not be stored:`, error);
    throw new Refusal(503, "The submission could not be stored. Please try again later.");
  }
}

function toRefusal(error: unknown): Refusal | InvalidFields {
  if (error instanceof Refusal || error instanceof InvalidFields) return error;
  console.error(error);
  return new Refusal(500, "Something went wrong. Please try again later.");
}

/** Tells a program why its submission was not taken. */
function refused(refusal: Refusal | InvalidFields): Response {
  const { message: error } = refusal;
  if (refusal instanceof InvalidFields) {
    return Response.json({ error, fields: refusal.fields }, { status: 422, headers: ANSWER_HEADERS });
  }
  const allow: Record<string, string> = refusal.status === 405 ? { allow: "POST" } : {};
  return Response.json({ error }, { status: refusal.status, headers: { ...ANSWER_HEADERS, ...allow } });
}

/** Sends a browser without JavaScript to the page that tells how it ended. */
function toResult(kind: SubmissionKind, outcome: SubmissionOutcome, request: Request): Response {
  const location = resultPath(kind, outcome) + cameFromFragment(senderPage(request));
  return new Response(null, { status: 303, headers: { ...ANSWER_HEADERS, location } });
}

/**
 * Takes one submission: checks the request, validates the fields, stores them and has the firm notified.
 *
 * Programs are answered in JSON: 201 with the id once it is stored; 400, 403, 405, 413, 415, 422 or 503 with an
 * `error`, and with 422 an error for each of the `fields`. A browser without JavaScript is sent to the page that
 * tells how it ended, or is shown the form again where that can be filled in. Nothing is thrown.
 */
export async function receive(kind: SubmissionKind, request: Request, context: FunctionContext): Promise<Response> {
  let isPlainForm = false;
  let arrived: RawFields | undefined;
  try {
    const format = acceptedFormat(request);
    isPlainForm = format.isPlainForm;
    arrived = format.parse(await readBody(request));
    const id = await store(await readSubmission(kind, arrived), context);
    if (isPlainForm) return toResult(kind, "success", request);
    return Response.json({ id }, { status: 201, headers: ANSWER_HEADERS });
  } catch (error) {
    const refusal = toRefusal(error);
    if (!isPlainForm) return refused(refusal);
    if (!arrived) return toResult(kind, "failure", request);
    const [status, errors] = refusal instanceof InvalidFields ? [422, refusal.fields] : [refusal.status, {}];
    return formAgain(kind, { status, entered: arrived, errors, page: senderPage(request) });
  }
}
