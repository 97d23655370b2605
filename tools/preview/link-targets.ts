/** Where the links of a site lead inside it, and the pages that have such a link. */
export type LinkTargets = ReadonlyMap<string, ReadonlySet<string>>;

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * The place inside the site that a link leads to, without query and without a slash at the end: "/about#team".
 *
 * @param base the address of the page with the link
 * @returns null where the link leaves the site, or is no address at all
 */
export function targetOf(href: string, base: URL): string | null {
  if (!URL.canParse(href, base.href)) return null;
  const { origin, pathname, hash } = new URL(href, base);
  if (origin !== base.origin) return null;
  const path = decoded(pathname.replace(/(.)\/$/, "$1"));
  // Browsers scroll to the top for both, whatever is on the page: https://html.spec.whatwg.org/#scroll-to-fragid
  return hash === "" || hash === "#top" ? path : path + decoded(hash);
}

/**
 * Notes where a page's links lead.
 *
 * @param targets the targets known so far, which the page's are added to
 * @param hrefs the links' addresses as they are written
 * @param base the page's own address
 */
export function addLinks(targets: Map<string, Set<string>>, hrefs: readonly string[], base: URL): void {
  const page = targetOf(base.href, base) ?? "/";
  for (const target of new Set(hrefs.map((href) => targetOf(href, base)))) {
    if (target === null) continue;
    const pages = targets.get(target) ?? new Set();
    targets.set(target, pages.add(page));
  }
}
