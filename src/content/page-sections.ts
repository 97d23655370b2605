import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** The folders of the pages. A page queries its copy by its id in data/pages.json, and names each of its sections. */
const FOLDERS = ["src/pages", "src/templates"];
const PAGE = /\bpageCopy\(jsonId: \{ eq: "([^"]+)" \}\)/;
const SECTION = /\.section\("([^"]+)"\)/g;

/**
 * Reads the sections that each page shows from the pages' sources, so that only a page and its copy name a section. The
 * check compares the copy with them, and a test compares the built pages.
 *
 * @param directory the project's folder
 * @returns the ids of the sections by the page's id in data/pages.json
 */
export function pageSections(directory = process.cwd()): ReadonlyMap<string, readonly string[]> {
  const sections = new Map<string, readonly string[]>();
  for (const folder of FOLDERS) {
    for (const file of readdirSync(join(directory, folder))) {
      const source = readFileSync(join(directory, folder, file), "utf8");
      const page = PAGE.exec(source)?.[1];
      if (page === undefined) continue;
      const shown = [...source.matchAll(SECTION)].map(([, id = ""]) => id);
      sections.set(page, [...new Set([...(sections.get(page) ?? []), ...shown])]);
    }
  }
  return sections;
}
