import type { Redirect } from "../../src/content/anchor-redirects";
import { arrives, pageOf } from "./site-build";
import type { SiteBuild } from "./site-build";

/** What has to be mended before a change is published. Addresses are paths, with or without an anchor. */
export type Problem =
  /** A link that leads nowhere, and the pages that have it. */
  | { readonly kind: "broken-link"; readonly address: string; readonly pages: readonly string[] }
  /** An address that worked, is gone, and isn't redirected; and where a redirect could lead. */
  | { readonly kind: "removed-address"; readonly address: string; readonly nearest: string }
  /** A redirect that leads nowhere. */
  | { readonly kind: "broken-redirect"; readonly address: string; readonly to: string };

/** A link from a page to a place on itself comes and goes with its page: only others' are kept by anybody. */
function isSharedBetweenPages(target: string, pages: ReadonlySet<string>): boolean {
  return [...pages].some((page) => page !== pageOf(target));
}

/** The page itself where only an anchor is gone, or else the nearest page above. */
function nearestPage(address: string, { pages }: SiteBuild): string {
  let path = pageOf(address);
  while (!pages.has(path) && path !== "") path = path.slice(0, path.lastIndexOf("/"));
  return path === "" ? "/" : path;
}

/**
 * Looks for links that lead nowhere, and for addresses that visitors may have kept and that are gone without a
 * redirect.
 *
 * @param redirects the entries of `data/redirects.json` that belong to the build `after`
 */
export function findProblems(before: SiteBuild, after: SiteBuild, redirects: readonly Redirect[]): Problem[] {
  const moved = new Set(redirects.map(({ from }) => from));
  const isReached = (target: string) => arrives(after, target) || moved.has(target) || moved.has(pageOf(target));

  const brokenLinks = [...after.links].filter(([target]) => !isReached(target));
  const removedPages = [...before.pages.keys()].filter((path) => !isReached(path));
  const removedAnchors = [...before.links].filter(
    ([target, pages]) =>
      after.pages.has(pageOf(target)) &&
      arrives(before, target) &&
      !isReached(target) &&
      // Who still links there is told so already.
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
      .filter(({ to }) => !arrives(after, to))
      .map(({ from, to }) => ({ kind: "broken-redirect" as const, address: from, to })),
  ];
}

/** How many pages with the same broken link are named. */
const NAMED_PAGES = 3;

/** What is wrong, and what to do about it. */
export interface ProblemWords {
  readonly what: string;
  readonly remedy: string;
  /** What can be copied into data/redirects.json. */
  readonly entry?: string;
}

function namePages(pages: readonly string[]): string {
  const others = pages.length - NAMED_PAGES;
  return pages.slice(0, NAMED_PAGES).join(", ") + (others > 0 ? ` and ${String(others)} more` : "");
}

/** Says in an editor's words what is wrong and what to do. */
export function problemWords(problem: Problem): ProblemWords {
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
