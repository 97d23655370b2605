// Compares data/pages.json with the code: what it shows needs texts, and texts need something that shows them.
import { readFileSync } from "node:fs";
import { PRACTICE_KINDS } from "../../src/lib/paths";
import { filesIn } from "../files-in";
import type { JsonFile, Path } from "./json";
import { didYouMean, nearest } from "./shape";
import type { Report } from "./problems";
import type { Entry } from "../content/schemas";

/** Returns the ids of the pages that the files in src/pages and src/templates show, each with the ids of its sections. */
function pagesInCode(): Map<string, string[]> {
  const pages = new Map<string, string[]>();
  for (const folder of ["src/pages", "src/templates"])
    for (const file of filesIn(folder)) {
      const code = readFileSync(`${folder}/${file}`, "utf8");
      const [query, id] = /\bpageCopy\(jsonId: \{ eq: (?:"([^"]+)"|\$list) \}\)/.exec(code) ?? [];
      // One template shows the lists of services and of industries.
      const ids = id ? [id] : query ? PRACTICE_KINDS : [];
      const sections = Array.from(code.matchAll(/\.section\("([^"]+)"\)/g), ([, section = ""]) => section);
      for (const page of ids) pages.set(page, [...(pages.get(page) ?? []), ...sections]);
    }
  return pages;
}

const partsIn = (list: unknown) => (Array.isArray(list) ? list : []) as readonly (Entry | null)[];

/** Reports the parts of a list that are missing, and those that nothing shows, by their ids. */
function compare(list: unknown, shown: readonly string[], report: (...path: Path) => Report, what: string): void {
  const ids = partsIn(list).map((part) => String(part?.id));
  const others = ids.filter((id) => !shown.includes(id));
  const missing = shown.filter((id) => !ids.includes(id));
  const meant = others.map((id) => nearest(id, missing));
  for (const [index, id] of others.entries()) {
    const remedy = `Remove it, or let the code show it (CONTRIBUTING.md, “Add a ${what}”).`;
    report(ids.indexOf(id), "id")(`nothing shows the ${what} "${id}"`, remedy + didYouMean(meant[index]));
  }
  for (const id of missing.filter((one) => !meant.includes(one)))
    report()(`the ${what} "${id}" is missing`, `Restore it from Git: the code shows this ${what}.`);
}

/** Reports the differences between data/pages.json and the code. A legal text has a page, too. */
export function checkPages(file: JsonFile, idsOf: (collection: string) => Iterable<string>): void {
  const shown = new Map<string, readonly string[]>(Array.from(idsOf("legal"), (id) => [id, []]));
  for (const [id, sections] of pagesInCode()) shown.set(id, sections);
  compare(file.value, [...shown.keys()], (...path) => file.atPath(path), "page");
  for (const [index, page] of partsIn(file.value).entries()) {
    const sections = shown.get(String(page?.id));
    const report = (...path: Path) => file.atPath([index, "sections", ...path]);
    if (sections) compare(page?.sections, sections, report, "section");
  }
}
