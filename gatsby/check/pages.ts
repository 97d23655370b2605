// Compares data/pages.json with the code: what it shows needs texts, and texts need something that shows them.
import { readFileSync } from "node:fs";
import { PRACTICE_KINDS } from "../../src/lib/paths";
import { filesIn } from "../files-in";
import type { JsonFile, Path } from "./json";
import { didYouMean, nearest } from "./shape";
import type { Report } from "./problems";
import type { Entry } from "../content/schemas";

/** The files that show each page, or each section of a page, by its id. */
type Shown = Map<string, readonly string[]>;

/** Finds the pages in src/pages and src/templates, and the sections of each. A legal text has a page, too. */
function findShown(legalTexts: Iterable<string>) {
  const pages: Shown = new Map(Array.from(legalTexts, (id) => [id, ["data/legal.json"]]));
  const sections = new Map<string, Shown>();
  const add = (shown: Shown, id: string, by: string) => shown.set(id, [...(shown.get(id) ?? []), by]);
  for (const folder of ["src/pages", "src/templates"])
    for (const name of filesIn(folder)) {
      const file = `${folder}/${name}`;
      const code = readFileSync(file, "utf8");
      const [query, id] = /\bpageCopy\(jsonId: \{ eq: (?:"([^"]+)"|\$list) \}\)/.exec(code) ?? [];
      // One template shows the lists of services and of industries.
      for (const page of id ? [id] : query ? PRACTICE_KINDS : []) {
        add(pages, page, id ? file : "src/lib/paths.ts");
        const ofPage: Shown = sections.get(page) ?? new Map();
        for (const [, section = ""] of code.matchAll(/\.section\("([^"]+)"\)/g)) add(ofPage, section, file);
        sections.set(page, ofPage);
      }
    }
  return { pages, sections };
}

export const partsIn = (list: unknown) => (Array.isArray(list) ? list : []) as readonly (Entry | null)[];

/** Reports the parts of a list that are missing, and those that nothing shows, by their ids. */
function compare(list: unknown, shown: Shown, report: (...path: Path) => Report, what: string): void {
  const ids = partsIn(list).map((part) => String(part?.id));
  const others = ids.filter((id) => !shown.has(id));
  const missing = [...shown.keys()].filter((id) => !ids.includes(id));
  const meant = others.map((id) => nearest(id, missing));
  for (const [index, id] of others.entries()) {
    const remedy = `Remove it, or let the code show it (CONTRIBUTING.md, “Add a ${what}”).`;
    report(ids.indexOf(id), "id")(`nothing shows the ${what} "${id}"`, remedy + didYouMean(meant[index]));
  }
  for (const id of missing.filter((one) => !meant.includes(one))) {
    const remedy = `Restore it from Git, or remove this ${what} from ${[...new Set(shown.get(id))].join(" and ")}.`;
    report()(`the ${what} "${id}" is missing`, remedy);
  }
}

export function checkPages(file: JsonFile, idsOf: (collection: string) => Iterable<string>): void {
  const { pages, sections } = findShown(idsOf("legal"));
  compare(file.value, pages, (...path) => file.atPath(path), "page");
  for (const [index, page] of partsIn(file.value).entries()) {
    const id = String(page?.id);
    const report = (...path: Path) => file.atPath([index, "sections", ...path]);
    if (pages.has(id)) compare(page?.sections, sections.get(id) ?? new Map(), report, "section");
  }
}
