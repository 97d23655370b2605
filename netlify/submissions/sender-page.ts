import { cameFromAnchor } from "../../src/forms/submission-kind";

/** The parameter by which a form that a function has shown again says where it was first. */
const FROM = "from";

/** What a page of the site may be called, as the first part of its address. */
const PAGE = /^[a-z-]+$/;

/**
 * The page of the site that a plain form was sent from: "webinars" for /webinars. Undefined where the request doesn't
 * say, or names a page below another.
 */
export function senderPage(request: Request): string | undefined {
  const { host, searchParams } = new URL(request.url);
  const sender = request.headers.get("referer");
  const address = sender !== null && URL.canParse(sender) ? new URL(sender) : undefined;
  const page = searchParams.get(FROM) ?? (address?.host === host ? address.pathname.slice(1) : "");
  return PAGE.test(page) ? page : undefined;
}

/**
 * The end of a result page's address, by which the page shows the way back: `#from-webinars`; else empty.
 *
 * @param page what senderPage has found
 */
export function cameFromFragment(page: string | undefined): string {
  return page === undefined ? "" : `#${cameFromAnchor(page)}`;
}

/** The end of a form's address, by which senderPage finds the page also when the form is sent once more. */
export function cameFromQuery(page: string | undefined): string {
  return page === undefined ? "" : `?${FROM}=${page}`;
}
