import type { Problem } from "./find-problems";

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
