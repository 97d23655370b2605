// Which newer versions of the packages does the site build and pass its tests with? `npm run upgrade`, in a copy
import { copyFile, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Command } from "commander";
import { baseBuild } from "../project-copy/base-build";
import { withWorktree } from "../project-copy/worktree";
import { table } from "../terminal/table";
import { upgradeCheck } from "./check-upgrades";
import { findBreaking } from "./find-breaking";
import { newerVersions, newestVersions } from "./manifest";
import type { Manifest, Upgrade } from "./manifest";
import { pinnedPackages } from "./pinned";

const BASE = "HEAD";

async function candidates(names: readonly string[]): Promise<Upgrade[]> {
  const manifest = JSON.parse(await readFile("package.json", "utf8")) as Manifest;
  const pinned = pinnedPackages(await readFile("CONTRIBUTING.md", "utf8"), manifest);
  return names.length > 0 ? newestVersions(manifest, names) : newerVersions(manifest, pinned);
}

async function upgrade(names: readonly string[], { write }: { readonly write?: true }): Promise<void> {
  const upgrades = await candidates(names);
  if (upgrades.length === 0) {
    console.log("There is nothing newer.");
    return;
  }
  const before = await baseBuild(BASE);
  await withWorktree(BASE, async (tree) => {
    const check = await upgradeCheck(tree, before);
    const { passing, breaking } = await findBreaking(upgrades, check);
    const row = ({ name, from, to }: Upgrade, outcome: string) => [name, from, to, outcome];
    const rows = [
      ...passing.map((passed) => row(passed, "passes")),
      ...breaking.map(({ upgrade: broken, reason }) => row(broken, reason)),
    ];
    console.log(table(["package", "from", "to", "outcome"], rows));
    process.exitCode = breaking.length > 0 ? 1 : 0;
    if (!write || passing.length === 0) return;
    // The last check may have been of upgrades that break something.
    if (breaking.length > 0) await check(passing);
    for (const file of ["package.json", "package-lock.json"]) await copyFile(join(tree, file), file);
    console.log("\npackage.json and package-lock.json have what passes: run `npm ci`.");
  });
}

new Command("upgrade")
  .description("Tries newer patch and minor versions of what isn't pinned, and says which break what.")
  .argument("[packages...]", "try only these, at their newest version, also when they are pinned")
  .option("--write", "write what passes into package.json and package-lock.json")
  .action(upgrade)
  .parseAsync()
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
