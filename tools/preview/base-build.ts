import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rename, rm, symlink, cp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

/** Why there is nothing to compare with, in a sentence that says what to do. */
export class PreviewError extends Error {
  override readonly name = "PreviewError";
}

/** Builds of earlier runs, where tools keep what can be made again. */
const CACHE = join("node_modules", ".cache", "preview");

/**
 * Runs a git command in the project.
 *
 * @throws Error with what git says
 */
function git(...args: readonly string[]): string {
  return execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
}

function commitOf(ref: string): string | null {
  try {
    return git("rev-parse", "--verify", "--quiet", "--end-of-options", `${ref}^{commit}`).trim();
  } catch {
    return null;
  }
}

/**
 * Runs one of npm's commands; what it says goes to stderr, as stdout is the report's.
 *
 * @throws Error where the command fails
 */
export function runNpm(args: readonly string[], folder: string): void {
  // npm is a script on Windows.
  execFileSync("npm", args, { cwd: folder, stdio: ["ignore", 2, 2], shell: process.platform === "win32" });
}

async function installPackages(tree: string): Promise<void> {
  const locks = await Promise.all([tree, "."].map((folder) => readFile(join(folder, "package-lock.json"), "utf8")));
  if (locks[0] === locks[1]) await symlink(resolve("node_modules"), join(tree, "node_modules"), "dir");
  else runNpm(["ci"], tree);
}

/** What of a build is kept: the published folder, and webpack's notes, which older commits publish. */
const KEPT = ["public", join(".cache", "webpack.stats.json")];

/** Builds a commit in a working tree of its own, and keeps what it has made below `target`. */
async function build(commit: string, target: string): Promise<void> {
  const parent = await mkdtemp(join(tmpdir(), "preview-"));
  const tree = join(parent, "tree");
  git("worktree", "add", "--detach", tree, commit);
  try {
    await installPackages(tree);
    runNpm(["run", "build"], tree);
    // One build is enough to keep: the next run mostly has the same base.
    await rm(CACHE, { recursive: true, force: true });
    await mkdir(dirname(target), { recursive: true });
    for (const name of KEPT.filter((made) => existsSync(join(tree, made)))) {
      await cp(join(tree, name), join(`${target}.part`, name), { recursive: true });
    }
    await rename(`${target}.part`, target);
  } finally {
    git("worktree", "remove", "--force", tree);
    await rm(parent, { recursive: true, force: true });
  }
}

/**
 * The build to compare with: a folder as it is, or a commit built now, unless it was built today already (what a page
 * shows may depend on the day).
 *
 * @param base a branch, tag or commit, or a folder that holds another build's `public`
 * @returns absolute path of the published folder
 * @throws PreviewError where it is neither
 */
export async function baseBuild(base: string): Promise<string> {
  const folder = resolve(base, "public");
  if (existsSync(join(folder, "index.html"))) return folder;
  const commit = commitOf(base);
  if (commit === null) {
    throw new PreviewError(`"${base}" is neither a branch, tag or commit nor a folder with a built site in public/.`);
  }
  const target = resolve(CACHE, `${commit}-${new Date().toISOString().slice(0, 10)}`);
  if (!existsSync(target)) await build(commit, target);
  return join(target, "public");
}
