/**
 * Whether another site's page made the browser send this request.
 *
 * Browsers say so in `Sec-Fetch-Site`, older ones only in `Origin`; programs that are no browser send neither and
 * carry nobody's cookies, so they are let through.
 *
 * @see https://cheatsheetseries.owasp.org/cheatsheets/Cross-Site_Request_Forgery_Prevention_Cheat_Sheet.html
 */
export function isCrossSite(request: Request): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin" && site !== "none") return true;
  const origin = request.headers.get("origin");
  if (origin === null) return false;
  return !URL.canParse(origin) || new URL(origin).host !== new URL(request.url).host;
}
