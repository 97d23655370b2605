import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** What a change since the main branch can break. */
export interface Affected {
  /**
   * Files whose related tests are to be run, by path from the project's folder; undefined where a change can't be traced
   * by imports, so that every test is to be run.
   */
  readonly related: readonly string[] | undefined;
  /** Whether the site has to be built anew, and every browser test run. */
  readonly site: boolean;
}

const CODE = /\.(ts|tsx|mts|mjs)$/;

/** What the built site and its server are made of. */
const SITE =
  /^(data|netlify|plugins|src|static)\/|^(gatsby-[^/]+|netlify\.toml|package(-lock)?\.json|tsconfig\.json|\.babelrc\.json|\.npmrc)$/;

/** A test that reads files or starts commands depends on more than it imports. */
const READS_FILES = /"node:(fs|child_process)/;

function git(...args: string[]): string[] {
  return execFileSync("git", args, { encoding: "utf8" }).split("\n").filter(Boolean);
}

/**
 * Returns the branch that changes are compared with.
 *
 * @throws Error where the clone has no main branch
 */
function mainBranch(): string {
  const [found] = git("for-each-ref", "--format=%(refname)", "refs/heads/main", "refs/remotes/origin/main");
  if (!found) throw new Error("--changed compares with the main branch, which this clone lacks: git fetch origin main");
  return found;
}

/** Returns the files that differ from a commit, committed or not, removed ones included. */
export function filesSince(commit: string): string[] {
  return [...git("diff", "--name-only", commit, "--"), ...git("ls-files", "--others", "--exclude-standard")];
}

/** Returns the files that differ from where this branch left the main branch. */
function changedFiles(): string[] {
  const [base = "HEAD"] = git("merge-base", "HEAD", mainBranch());
  return filesSince(base);
}

/** What editors write, at the desk or in the files; schemas and the guide are the developers'. */
const CONTENT = /^data\/(?!schemas\/|README\.md$)/;

/**
 * Returns whether a change is one of the content alone, which the check, the build and a look at the changed pages judge.
 *
 * @param files paths of the changed files from the project's folder
 */
export function isOnlyContent(files: readonly string[]): boolean {
  return files.length > 0 && files.every((file) => CONTENT.test(file));
}

/**
 * Tells what changed files can break. Tests are found by what they import; those that read files are always among them.
 *
 * @param changed paths from the project's folder
 * @param tests all test files
 */
export function affectedBy(changed: readonly string[], tests: readonly string[]): Affected {
  const isTraceable = changed.every((file) => CODE.test(file) && existsSync(file));
  const readers = tests.filter((file) => READS_FILES.test(readFileSync(file, "utf8")));
  return {
    related: isTraceable ? [...new Set([...changed, ...readers])] : undefined,
    site: changed.some((file) => SITE.test(file) && !file.includes("__tests__/")),
  };
}

/** Tells what the changes since the main branch can break. */
export function affected(): Affected {
  return affectedBy(
    changedFiles(),
    git("ls-files", "*.test.ts", "*.test.tsx").filter((file) => existsSync(file)),
  );
}
