import { entrySchema } from "../json-schema";
import type { JsonSchema } from "../json-schema";
import type { CheckContext } from "./context";
import { nearest } from "./findings";
import type { ValueProblem } from "./findings";
import { isSlug } from "./formats/addresses";
import { isEntry } from "./visit-values";
import type { Visited } from "./visit-values";

const article = (noun: string) => (/^[aeiou]/.test(noun) ? "an" : "a");

/** Checks a value that names an entry of another kind of content by its id. Ids are compared as texts: 1 is "1". */
export function checkReference(
  { schema, value, isOptional }: Visited,
  { lists, options }: CheckContext,
): ValueProblem[] {
  if (schema.reference === undefined || (typeof value !== "string" && typeof value !== "number")) return [];
  const list = lists.get(schema.reference);
  if (!list) return [];
  const { noun, ids, complete, isFolder } = list;
  const written = String(value);
  if (ids.has(written) || !complete) return [];
  const place = `${options.folder}/${schema.reference}${isFolder ? "/" : ".json"}`;
  const suggestion = nearest(written, ids);
  // What was taken out leaves an empty place; what is merely misspelt was meant to be there.
  const isLeftOver = isOptional && suggestion === undefined;
  return [
    {
      severity: isLeftOver ? "warning" : "mistake",
      value,
      message: `there is no ${noun} with the id ${written}${isLeftOver ? ", so the site shows nothing here" : ""}`,
      remedy: `Write the id of ${article(noun)} ${noun} in ${place}: ${[...ids].slice(0, 12).join(", ")}.`,
      ...(suggestion === undefined ? {} : { suggestion }),
    },
  ];
}

/** The ids of the entries of one kind of content. */
export interface EntryList {
  /** What an entry is called: "case study". */
  readonly noun: string;
  /** As texts. */
  readonly ids: ReadonlySet<string>;
  /** Whether all ids are known. If not, an id that isn't among them may be right. */
  readonly complete: boolean;
  /** Whether each entry has a file of its own, named by the id. */
  readonly isFolder: boolean;
}

/** The entries of each kind of content, by its name. */
export type EntryLists = ReadonlyMap<string, EntryList>;

/** "case study" from "CaseStudy". */
function nounOf(schema: JsonSchema): string {
  return (entrySchema(schema).title ?? "entry").replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase();
}

function isGoodId(id: unknown, schema: JsonSchema | undefined): boolean {
  if (typeof id === "number") return true;
  return typeof id === "string" && isSlug(id) && (schema?.enum?.includes(id) ?? true);
}

/** What the files of one kind of content hold, as far as they can be read. */
interface ReadEntries {
  /** Undefined if nothing can be read. */
  readonly value: unknown;
  /** Whether all files could be read. */
  readonly isRead: boolean;
}

/** Lists the entries that other files can refer to. */
export function entryList(schema: JsonSchema, { value, isRead }: ReadEntries): EntryList {
  const idSchema = entrySchema(schema).properties?.id;
  const list: unknown[] = Array.isArray(value) ? value : [];
  const ids = list.map((entry) => (isEntry(entry) ? entry.id : undefined));
  const texts = new Set(ids.map(String));
  const complete =
    isRead &&
    Array.isArray(value) &&
    texts.size === ids.length &&
    ids.every((id) => isGoodId(id, idSchema)) &&
    (idSchema?.enum ?? []).every((id) => ids.includes(id));
  return { noun: nounOf(schema), ids: texts, complete, isFolder: entrySchema(schema).folder === true };
}
