import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Where pages stand: each asks for its copy by its id in data/pages.json, and for the copy of each of its sections. */
const FOLDERS = ["src/pages", "src/templates"];
const PAGE = /\bpageCopy\(jsonId: \{ eq: "([^"]+)" \}\)/;
const SECTION = /\.section\("([^"]+)"\)/g;

/**
 * The sections that each page shows, by the page's id in data/pages.json: read from the pages themselves, so that a
 * section is named there and in its copy, and nowhere else. The check holds the copy to it; that the pages do show them,
 * a test over the built site.
 *
 * @param directory the project's folder
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
