import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Something that a page does wrong in a browser. */
export interface PageFailure {
  /** The page and its window, such as "/blog in a window of 375 px". */
  readonly page: string;
  /** What the page should do. */
  readonly expected: string;
  /** What it does. */
  readonly found: string;
}

/** The browser tests whose pages CHANGED_PAGES names. */
const TESTS = ["__tests__/browser/pages-on-a-phone.test.ts", "__tests__/browser/pages-on-a-desktop.test.ts"];

/** The most lines of a failure that are told. */
const MOST_LINES = 12;

/** What jest writes with `--json`, as far as it is read here. https://jestjs.io/docs/cli#--json */
interface JestResults {
  readonly testResults: readonly {
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** The lines of a failure that say what was found: without colors and places in the code. */
function shorten(message: string): string {
  const lines = message.replaceAll(/\u001B\[\d+m/g, "").split("\n");
  return lines
    .filter((line) => line.trim() !== "" && !/^\s+at /.test(line))
    .slice(0, MOST_LINES)
    .join("\n");
}

/** Reads what failed from jest's results. */
export function pageFailures({ testResults }: JestResults): PageFailure[] {
  return testResults.flatMap(({ message, assertionResults }) => {
    // A file that couldn't be run has no tests.
    if (assertionResults.length === 0 && message !== "")
      return [{ page: "The browser", expected: "opens the pages", found: shorten(message) }];
    return assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ ancestorTitles, title, failureMessages }) => ({
        page: ancestorTitles.join(" "),
        expected: title,
        found: shorten(failureMessages.join("\n")),
      }));
  });
}

/**
 * Looks at pages of the built site in a browser, at a phone's and a desktop's width: axe, landmarks, overflow, errors of
 * the console, pictures.
 *
 * @param paths their addresses, such as "/blog"
 * @throws Error with what jest says where it gives no results
 */
export async function walkPages(paths: readonly string[]): Promise<PageFailure[]> {
  if (paths.length === 0) return [];
  const folder = await mkdtemp(join(tmpdir(), "walk-pages-"));
  try {
    const results = join(folder, "results.json");
    const jest = ["node_modules/jest/bin/jest.js", "--selectProjects", "browser", "--json", "--outputFile", results];
    const child = spawn(process.execPath, [...jest, "--runTestsByPath", ...TESTS], {
      env: { ...process.env, CHANGED_PAGES: paths.join(" ") },
      // Its stdout has the results again; stdout is for the caller's report.
      stdio: ["ignore", "ignore", 2],
    });
    await once(child, "close");
    return pageFailures(JSON.parse(await readFile(results, "utf8")) as JestResults);
  } finally {
    await rm(folder, { recursive: true });
  }
}
