import apply from "../../../netlify/functions/careers-apply.mjs";
import contact from "../../../netlify/functions/contact.mjs";
import subscribe from "../../../netlify/functions/newsletter-subscribe.mjs";
import type { FunctionContext } from "../../../netlify/environment";
import { ENDPOINTS } from "../../../src/forms/submission-kind";
import type { SubmissionKind } from "../../../src/forms/submission-kind";

/** What an endpoint said, and the work it left for later. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** The JSON of the answer; {} when it is none. */
  readonly body: { readonly id?: string; readonly error?: string; readonly fields?: Record<string, string> };
  /** The answer as it came. */
  readonly text: string;
  /** Everything given to `context.waitUntil`. */
  readonly later: Promise<unknown>;
}

const HANDLERS = { newsletter: subscribe, application: apply, contact };

/**
 * Calls the function of a kind as Netlify does.
 *
 * @param query stands behind its path
 * @param ip the visitor's address; unknown when left out
 */
export async function call(
  kind: SubmissionKind,
  init: RequestInit,
  deployContext = "dev",
  query = "",
  ip?: string,
): Promise<Answer> {
  const later: Promise<unknown>[] = [];
  const context: FunctionContext = {
    deploy: { context: deployContext },
    ip,
    waitUntil: (work) => void later.push(work),
  };
  const response = await HANDLERS[kind](
    new Request(`https://www.example.com${ENDPOINTS[kind]}${query}`, init),
    context,
  );
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: response.headers.get("content-type") === "application/json" ? (JSON.parse(text) as Answer["body"]) : {},
    text,
    later: Promise.all(later),
  };
}

/** Posts JSON to the function of a kind. */
export function post(kind: SubmissionKind, fields: unknown, deployContext?: string): Promise<Answer> {
  const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(fields) };
  return call(kind, init, deployContext);
}

/** Posts from an address: JSON, or as a browser without JavaScript does. */
export function postFrom(ip: string, kind: SubmissionKind, fields: object): Promise<Answer> {
  const isForm = fields instanceof URLSearchParams;
  const headers: Record<string, string> = isForm ? {} : { "content-type": "application/json" };
  return call(kind, { method: "POST", headers, body: isForm ? fields : JSON.stringify(fields) }, "dev", "", ip);
}

/** Posts as a browser without JavaScript does. */
export function postForm(
  kind: SubmissionKind,
  fields: Record<string, string>,
  headers?: Record<string, string>,
): Promise<Answer> {
  return call(kind, { method: "POST", headers, body: new URLSearchParams(fields) });
}
