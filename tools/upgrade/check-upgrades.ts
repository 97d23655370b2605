import { spawnSync } from "node:child_process";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { listHtmlFiles, oneOfEachKind } from "../built-site/pages";
import { weightChanges } from "../preview/page-weights";
import type { PageWeight } from "../preview/page-weights";
import { withUpgrades } from "./manifest";
import type { Manifest, Upgrade } from "./manifest";

/** The number of lines shown from the end of a failing command's output. */
const SHOWN_LINES = 40;

/** The steps of a check, which run in the tree in this order. */
const STEPS: readonly (readonly [name: string, command: string, args: readonly string[]])[] = [
  ["npm install", "npm", ["install", "--package-lock-only", "--no-audit", "--no-fund"]],
  // Unlike an install, it fails where the lock file lacks the package of a platform.
  ["npm ci", "npm", ["ci", "--no-audit", "--no-fund"]],
  ["npm run build", "npm", ["run", "build"]],
  ["npm run typecheck", "npm", ["run", "typecheck"]],
  // The plugins' tests and those of packages' insides are among them.
  ["the unit tests", "npm", ["test", "--", "--selectProjects", "unit"]],
  ["the weight tests", "npm", ["test", "--", "__tests__/browser/budget.test.ts"]],
];

/** Runs a command, shows the end of its output when it fails, and returns whether it passed. */
function passes(tree: string, command: string, args: readonly string[]): boolean {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: tree,
    encoding: "utf8",
    env: { ...process.env, CI: "true", GATSBY_TELEMETRY_DISABLED: "1" },
    maxBuffer: 256 * 1024 * 1024,
    // npm is a script on Windows.
    shell: process.platform === "win32",
  });
  if (status !== 0) process.stderr.write(`${(stdout + stderr).trim().split("\n").slice(-SHOWN_LINES).join("\n")}\n`);
  return status === 0;
}

const total = ({ html, scripts }: PageWeight) => html + scripts;

/** The pages, one of each kind, whose first load has more bytes of HTML and scripts than before. */
async function heavierPages(before: string, after: string): Promise<string[]> {
  const pages = oneOfEachKind((await listHtmlFiles(after)).map(({ path }) => path));
  return weightChanges(before, after, pages, () => false)
    .filter(({ before: old, after: current }) => old && total(current) > total(old))
    .map(({ path }) => path);
}

/**
 * Returns a check of upgrades, which installs them in a working tree, builds and tests.
 *
 * @param tree the working tree, whose package.json and lock file are written for each check
 * @param before the published folder of a build without upgrades; a heavier first load counts as broken
 * @returns a function that returns what breaks, or null when nothing does
 */
export async function upgradeCheck(
  tree: string,
  before: string,
): Promise<(upgrades: readonly Upgrade[]) => Promise<string | null>> {
  const [manifestFile, lockFile] = [join(tree, "package.json"), join(tree, "package-lock.json")];
  const manifest = JSON.parse(await readFile(manifestFile, "utf8")) as Manifest;
  const lock = await readFile(lockFile);
  return async (upgrades) => {
    await writeFile(manifestFile, `${JSON.stringify(withUpgrades(manifest, upgrades), null, 2)}\n`);
    await writeFile(lockFile, lock);
    // A build takes from its cache what it takes for unchanged.
    for (const folder of [".cache", "public"]) await rm(join(tree, folder), { recursive: true, force: true });
    for (const [name, command, args] of STEPS) {
      process.stderr.write(`${String(upgrades.length)} upgrades: ${name}\n`);
      if (!passes(tree, command, args)) return `${name} fails`;
    }
    const heavier = await heavierPages(before, join(tree, "public"));
    return heavier.length === 0 ? null : `the first load gets heavier: ${heavier.join(", ")}`;
  };
}
