import { NO_PAGE_POLICY, SECURITY_HEADERS } from "../security-headers";
import type { Refusal } from "./refusal";

const HEADERS = {
  ...SECURITY_HEADERS,
  "cache-control": "no-store",
  "content-security-policy": NO_PAGE_POLICY,
};

/** 201: the submission is stored. */
export function created(id: string): Response {
  return Response.json({ id }, { status: 201, headers: HEADERS });
}

/** The answer that tells a sender why the submission was not taken. */
export function refused({ status, message, fields }: Refusal): Response {
  const allow: Record<string, string> = status === 405 ? { allow: "POST" } : {};
  return Response.json({ error: message, fields }, { status, headers: { ...HEADERS, ...allow } });
}

/** 405, for who takes other methods than the forms do. */
export function methodNotAllowed(allow: string): Response {
  return new Response(null, { status: 405, headers: { ...HEADERS, allow } });
}

/** 303: a browser without JavaScript goes on to a page of the site. */
export function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { ...HEADERS, location } });
}

/**
 * A page that a function makes itself, which is in no list and in no cache.
 *
 * @param styleHash what the policy allows as its one style element: `'sha256-…'`
 * @param headers what the page says besides
 */
export function htmlPage(
  status: number,
  html: string,
  styleHash: string,
  headers: Readonly<Record<string, string>>,
): Response {
  const policy = `default-src 'none'; img-src 'self'; style-src ${styleHash}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;
  const own = {
    "content-type": "text/html; charset=utf-8",
    "x-robots-tag": "noindex",
    "content-security-policy": policy,
  };
  return new Response(html, { status, headers: { ...HEADERS, ...own, ...headers } });
}
