import { dirname } from "node:path/posix";

/** Pages made by the same template have the same kind: all of "/services/…"; a page of the first level has its own. */
function kindOf(path: string): string {
  return dirname(path) === "/" ? path : `${dirname(path)}/…`;
}

/** The first page of each kind. */
export function oneOfEachKind(paths: readonly string[]): string[] {
  const firsts = new Map<string, string>();
  for (const path of paths) if (!firsts.has(kindOf(path))) firsts.set(kindOf(path), path);
  return [...firsts.values()];
}

/**
 * Chooses pages to look at where there are too many: one of each kind first.
 *
 * @param most how many are chosen at most
 */
export function choosePages(paths: readonly string[], most: number): string[] {
  return [...new Set([...oneOfEachKind(paths), ...paths])].slice(0, most);
}
