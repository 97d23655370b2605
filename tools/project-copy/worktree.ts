import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Runs a git command in the project and returns its output.
 *
 * @throws Error with git's own message
 */
export function git(...args: readonly string[]): string {
  return execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
}

/**
 * Runs an npm command. Its output goes to stderr, as stdout is for the caller's report.
 *
 * @throws Error when the command fails
 */
export function runNpm(args: readonly string[], folder: string): void {
  // npm is a script on Windows.
  execFileSync("npm", args, { cwd: folder, stdio: ["ignore", 2, 2], shell: process.platform === "win32" });
}

/**
 * Checks a commit out into a temporary working tree, and removes it when the work is done.
 *
 * @param work gets the absolute path of the tree, which has no `node_modules` yet
 */
export async function withWorktree<Result>(commit: string, work: (tree: string) => Promise<Result>): Promise<Result> {
  const parent = await mkdtemp(join(tmpdir(), "worktree-"));
  const tree = join(parent, "tree");
  git("worktree", "add", "--detach", tree, commit);
  try {
    return await work(tree);
  } finally {
    git("worktree", "remove", "--force", tree);
    await rm(parent, { recursive: true, force: true });
  }
}
