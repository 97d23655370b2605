import { pageSections } from "../../../../src/content/page-sections";
import { nearest } from "../nearest";
import type { Problem } from "../problem";
import { isEntry } from "../visit-values";

function checkPage(sections: readonly unknown[], pageId: string, shown: readonly string[], index: number): Problem[] {
  const ids = sections.map((section) => (isEntry(section) ? section.id : undefined));
  const missing = new Set(shown.filter((id) => !ids.includes(id)));
  const unknown = ids.flatMap((id, place): Problem[] => {
    if (typeof id !== "string" || shown.includes(id)) return [];
    const suggestion = nearest(id, missing) ?? [...missing][0];
    if (suggestion !== undefined) missing.delete(suggestion);
    return [
      {
        severity: "mistake",
        path: [index, "sections", place, "id"],
        value: id,
        message: `the page "${pageId}" has no section of this id`,
        remedy:
          suggestion === undefined
            ? "Delete the section; a developer can add one to the page."
            : "Write the id as before.",
        ...(suggestion === undefined ? {} : { suggestion }),
      },
    ];
  });
  // A section whose id has another mistake may be the one that is missing.
  if (ids.some((id) => typeof id !== "string") || new Set(ids).size < ids.length) return unknown;
  const absent = [...missing].map((id): Problem => ({
    severity: "mistake",
    path: [index, "sections"],
    message: `the section "${id}" of the page "${pageId}" is missing, and the page shows it`,
    remedy: "Bring the section back; its words may be changed, its id not.",
  }));
  return [...unknown, ...absent];
}

/**
 * Checks that each page has copy for exactly the sections that it shows.
 *
 * @param pages what data/pages.json holds
 */
export function checkPageSections(pages: unknown): Problem[] {
  if (!Array.isArray(pages)) return [];
  const sectionsOf = pageSections();
  return pages.flatMap((page: unknown, index) => {
    if (!isEntry(page) || !Array.isArray(page.sections)) return [];
    const shown = sectionsOf.get(String(page.id));
    return shown ? checkPage(page.sections, String(page.id), shown, index) : [];
  });
}
