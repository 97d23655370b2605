import type { Redirect } from "../../src/content/moved-addresses";
import { pageOf, resolvesLink } from "./site-build";
import type { SiteBuild } from "./site-build";

/** A problem to fix before a change is published. Addresses are paths, with or without an anchor. */
export type Problem =
  /** A link without a target, and the pages that have it. */
  | { readonly kind: "broken-link"; readonly address: string; readonly pages: readonly string[] }
  /** An address that was removed without a redirect, and the page to which a redirect could lead. */
  | { readonly kind: "removed-address"; readonly address: string; readonly nearest: string }
  /** A redirect without a target. */
  | { readonly kind: "broken-redirect"; readonly address: string; readonly to: string };

/** Returns whether a page links to a place on another page; links within a page are of no use elsewhere. */
function isSharedBetweenPages(target: string, pages: ReadonlySet<string>): boolean {
  return [...pages].some((page) => page !== pageOf(target));
}

/** Returns the page of an address, or the nearest page above when the page is gone. */
function nearestPage(address: string, { pages }: SiteBuild): string {
  let path = pageOf(address);
  while (!pages.has(path) && path !== "") path = path.slice(0, path.lastIndexOf("/"));
  return path === "" ? "/" : path;
}

/**
 * Finds links and redirects without a target, and addresses that were removed without a redirect.
 *
 * @param redirects the entries of `data/redirects.json` of the build `after`
 */
export function findProblems(before: SiteBuild, after: SiteBuild, redirects: readonly Redirect[]): Problem[] {
  const moved = new Set(redirects.map(({ from }) => from));
  const isReached = (target: string) => resolvesLink(after, target) || moved.has(target) || moved.has(pageOf(target));

  const brokenLinks = [...after.links].filter(([target]) => !isReached(target));
  const removedPages = [...before.pages.keys()].filter((path) => !isReached(path));
  const removedAnchors = [...before.links].filter(
    ([target, pages]) =>
      after.pages.has(pageOf(target)) &&
      resolvesLink(before, target) &&
      !isReached(target) &&
      // Links to it are broken links already.
      !after.links.has(target) &&
      isSharedBetweenPages(target, pages),
  );

  return [
    ...brokenLinks.map(([address, pages]) => ({ kind: "broken-link" as const, address, pages: [...pages] })),
    ...[...removedPages, ...removedAnchors.map(([target]) => target)].map((address) => ({
      kind: "removed-address" as const,
      address,
      nearest: nearestPage(address, after),
    })),
    ...redirects
      .filter(({ to }) => !resolvesLink(after, to))
      .map(({ from, to }) => ({ kind: "broken-redirect" as const, address: from, to })),
  ];
}

/** The maximum number of pages named for the same broken link. */
const NAMED_PAGES = 3;

/** A problem in words: what is wrong, and what to do. */
export interface ProblemDescription {
  readonly what: string;
  readonly remedy: string;
  /** An entry to copy into data/redirects.json. */
  readonly entry?: string;
}

function namePages(pages: readonly string[]): string {
  const others = pages.length - NAMED_PAGES;
  return pages.slice(0, NAMED_PAGES).join(", ") + (others > 0 ? ` and ${String(others)} more` : "");
}

/** Describes a problem for editors. */
export function describeProblem(problem: Problem): ProblemDescription {
  const { address } = problem;
  switch (problem.kind) {
    case "broken-link":
      return {
        what: `The link to ${address} leads nowhere; it stands on ${namePages(problem.pages)}.`,
        remedy: "Correct the link, or bring back the page or the place on it.",
      };
    case "removed-address":
      return {
        what: `${address} is gone: bookmarks and links of other sites that lead there would break.`,
        remedy: "Bring it back, or say in data/redirects.json where it leads now:",
        entry: `{ "from": ${JSON.stringify(address)}, "to": ${JSON.stringify(problem.nearest)} }`,
      };
    case "broken-redirect":
      return {
        what: `data/redirects.json sends ${address} to ${problem.to}, which doesn't exist.`,
        remedy: 'Give a page of the site as "to".',
      };
  }
}
