import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** The folders of the pages. A page queries its copy by its id in data/pages.json, and names each of its sections. */
const FOLDERS = ["src/pages", "src/templates"];
const PAGE = /\bpageCopy\(jsonId: \{ eq: "([^"]+)" \}\)/;
const SECTION = /\.section\("([^"]+)"\)/g;

/** The query of a page about one entry, which takes some of its copy from the page that lists the entries. */
const OF_AN_ENTRY = /\bquery \w+\(\$jsonId:/;

/** Reads the sections that the pages in some source files show, by the page's id in data/pages.json. */
function readSections(directory: string, isRead: (source: string) => boolean): ReadonlyMap<string, readonly string[]> {
  const sections = new Map<string, readonly string[]>();
  for (const folder of FOLDERS) {
    for (const file of readdirSync(join(directory, folder))) {
      const source = readFileSync(join(directory, folder, file), "utf8");
      const page = PAGE.exec(source)?.[1];
      if (page === undefined || !isRead(source)) continue;
      const shown = [...source.matchAll(SECTION)].map(([, id = ""]) => id);
      sections.set(page, [...new Set([...(sections.get(page) ?? []), ...shown])]);
    }
  }
  return sections;
}

/**
 * Reads the sections that each page and the pages of its entries show from the pages' sources, so that only a page and its
 * copy name a section. The check compares the copy with them, and a test compares the built pages.
 *
 * @param directory the project's folder
 * @returns the ids of the sections by the page's id in data/pages.json
 */
export const pageSections = (directory = process.cwd()) => readSections(directory, () => true);

/** Reads the sections that stand on each page itself, where links can lead to them. */
export const anchoredSections = (directory = process.cwd()) =>
  readSections(directory, (source) => !OF_AN_ENTRY.test(source));
