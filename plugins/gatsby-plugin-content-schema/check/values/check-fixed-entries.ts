import { entrySchema } from "../../json-schema";
import type { JsonSchema } from "../../json-schema";
import type { Problem } from "../problem";
import { isEntry } from "../visit-values";

/**
 * Checks that a list whose ids the site fixes has an entry for each: its schema lists them as the only ones possible.
 * An id that is none of them is told elsewhere, and may be the one that is missing here.
 */
export function checkFixedEntries(schema: JsonSchema, content: unknown): Problem[] {
  const ids = entrySchema(schema).properties?.id?.enum;
  if (!ids || !Array.isArray(content)) return [];
  const present = new Set<unknown>(content.map((entry) => (isEntry(entry) ? entry.id : undefined)));
  if (present.size < content.length || [...present].some((id) => !ids.some((known) => known === id))) return [];
  return ids
    .filter((id) => !present.has(id))
    .map((id) => ({
      severity: "mistake",
      path: [],
      message: `the entry with the id "${id}" is missing, and the site can't be without it`,
      remedy: "Bring the entry back; its text may be changed, its id not.",
    }));
}
