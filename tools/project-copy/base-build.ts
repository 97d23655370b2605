import { existsSync } from "node:fs";
import { cp, mkdir, readFile, rename, rm, symlink } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { git, runNpm, withWorktree } from "./worktree";

/** Why there is no build to compare with, in a sentence that says what to do. */
export class BaseBuildError extends Error {
  override readonly name = "BaseBuildError";
}

/** Builds of earlier runs. */
const CACHE = join("node_modules", ".cache", "preview");

const PUBLISHED = "public";

function commitOf(ref: string): string | null {
  try {
    return git("rev-parse", "--verify", "--quiet", "--end-of-options", `${ref}^{commit}`).trim();
  } catch {
    return null;
  }
}

async function installPackages(tree: string): Promise<void> {
  const locks = await Promise.all([tree, "."].map((folder) => readFile(join(folder, "package-lock.json"), "utf8")));
  if (locks[0] === locks[1]) await symlink(resolve("node_modules"), join(tree, "node_modules"), "dir");
  else runNpm(["ci"], tree);
}

/** Builds a commit in a working tree of its own, and keeps the build in the folder `target`. */
async function build(commit: string, target: string): Promise<void> {
  await withWorktree(commit, async (tree) => {
    await installPackages(tree);
    runNpm(["run", "build"], tree);
    // One build is enough to keep: the next run mostly has the same base.
    await rm(CACHE, { recursive: true, force: true });
    await mkdir(dirname(target), { recursive: true });
    await cp(join(tree, PUBLISHED), join(`${target}.part`, PUBLISHED), { recursive: true });
    await rename(`${target}.part`, target);
  });
}

/**
 * Finds the build to compare with: a folder as it is, or a commit. A commit is built unless it was built earlier today
 * (what a page shows may depend on the day).
 *
 * @param base a branch, tag or commit, or a folder that holds another build's `public`
 * @returns absolute path of the published folder
 * @throws BaseBuildError when it is neither
 */
export async function baseBuild(base: string): Promise<string> {
  const folder = resolve(base, "public");
  if (existsSync(join(folder, "index.html"))) return folder;
  const commit = commitOf(base);
  if (commit === null) {
    throw new BaseBuildError(`"${base}" is neither a branch, tag or commit nor a folder with a built site in public/.`);
  }
  const target = resolve(CACHE, `${commit}-${new Date().toISOString().slice(0, 10)}`);
  if (!existsSync(target)) await build(commit, target);
  return join(target, "public");
}
