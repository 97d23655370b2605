import { entrySchema } from "../../json-schema";
import type { JsonSchema } from "../../json-schema";
import { isSlug } from "../formats/slug";
import { isDraftEntry, isEntry } from "../visit-values";

/** The ids that one content file gives its entries. */
export interface EntryList {
  /** What an entry is called: "case study". */
  readonly noun: string;
  /** Whether an entry is a draft, by its id as text. */
  readonly drafts: ReadonlyMap<string, boolean>;
  /** Whether all ids are known; where not, a name that isn't among them may be right. */
  readonly complete: boolean;
}

/** The entries of each content file, by the file's name. */
export type EntryLists = ReadonlyMap<string, EntryList>;

/** "case study" from "CaseStudy". */
function nounOf(schema: JsonSchema): string {
  return (entrySchema(schema).title ?? "entry").replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase();
}

function isGoodId(id: unknown, schema: JsonSchema | undefined): boolean {
  if (typeof id === "number") return true;
  return typeof id === "string" && isSlug(id) && (schema?.enum?.includes(id) ?? true);
}

/**
 * Lists what entries there are to refer to.
 *
 * @param schema the content file's schema
 * @param value what the file holds; undefined where it can't be read
 */
export function entryList(schema: JsonSchema, value: unknown): EntryList {
  const idSchema = entrySchema(schema).properties?.id;
  const entries: unknown[] = Array.isArray(value) ? value : [];
  const ids = entries.map((entry) => (isEntry(entry) ? entry.id : undefined));
  const drafts = new Map(entries.map((entry, index) => [String(ids[index]), isDraftEntry(entry)]));
  const complete =
    Array.isArray(value) &&
    drafts.size === ids.length &&
    ids.every((id) => isGoodId(id, idSchema)) &&
    (idSchema?.enum ?? []).every((id) => ids.includes(id));
  return { noun: nounOf(schema), drafts, complete };
}
