import { packageNames } from "./manifest";
import type { Manifest } from "./manifest";

/** The heading in CONTRIBUTING.md below which the table of pinned packages stands. */
const HEADING = "## Why these versions stay where they are";

/** The first cells of the rows of the table below the heading, without the head. */
function firstCells(guide: string): string[] {
  const [, section = ""] = guide.split(`${HEADING}\n`);
  const rows = (section.split(/^## /m)[0] ?? "").split("\n").filter((line) => line.startsWith("|"));
  return rows.slice(2).map((row) => row.split("|")[1]?.trim() ?? "");
}

/** The names in a cell: "`gatsby`, `@emotion/*` (overrides)". */
function namesIn(cell: string): string[] {
  const names = [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);
  const rest = cell.replace(/`[^`]+`/g, "").replace(/\(overrides?\)/, "");
  if (names.length === 0 || /[^\s,]/.test(rest)) {
    throw new Error(`CONTRIBUTING.md: "${cell}" in the table of versions should be package names in backticks.`);
  }
  return names;
}

const fits = (name: string, pattern: string) =>
  pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

/**
 * Reads from CONTRIBUTING.md which packages are pinned.
 *
 * @param guide the text of CONTRIBUTING.md
 * @returns the names of the packages in package.json that a row of the table names, by name or by pattern (`@zag-js/*`)
 * @throws Error when there is no such table, or when it names a package that package.json lacks
 */
export function pinnedPackages(guide: string, manifest: Manifest): ReadonlySet<string> {
  const patterns = firstCells(guide).flatMap(namesIn);
  if (patterns.length === 0) throw new Error(`CONTRIBUTING.md has no table of pinned packages below "${HEADING}".`);
  const names = packageNames(manifest);
  return new Set(
    patterns.flatMap((pattern) => {
      const found = names.filter((name) => fits(name, pattern));
      if (found.length > 0) return found;
      throw new Error(`CONTRIBUTING.md says why ${pattern} is pinned, but package.json has no such package.`);
    }),
  );
}
