import { entrySchema } from "../json-schema";
import type { JsonSchema } from "../json-schema";
import type { CheckContext } from "./context";
import { nearest } from "./findings";
import type { ValueProblem } from "./findings";
import { isSlug } from "./formats/addresses";
import { isDraftEntry, isEntry } from "./visit-values";
import type { Visited } from "./visit-values";

const article = (noun: string) => (/^[aeiou]/.test(noun) ? "an" : "a");

/** Checks a value that names an entry of another file by its id. Ids are compared as texts: 1 is "1". */
export function checkReference(
  { schema, value, isDraft, isOptional }: Visited,
  { lists, options }: CheckContext,
): ValueProblem[] {
  if (schema.reference === undefined || (typeof value !== "string" && typeof value !== "number")) return [];
  const list = lists.get(schema.reference);
  if (!list) return [];
  const { noun, drafts, complete } = list;
  const written = String(value);
  const refersToDraft = drafts.get(written);
  const file = `${options.folder}/${schema.reference}.json`;
  if (refersToDraft === undefined) {
    if (!complete) return [];
    const suggestion = nearest(written, drafts.keys());
    // What was taken out leaves an empty place; what is merely misspelt was meant to be there.
    const isLeftOver = isOptional && suggestion === undefined;
    return [
      {
        severity: isLeftOver ? "warning" : "mistake",
        value,
        message: `there is no ${noun} with the id ${written}${isLeftOver ? ", so the site shows nothing here" : ""}`,
        remedy: `Write the id of ${article(noun)} ${noun} in ${file}: ${[...drafts.keys()].slice(0, 12).join(", ")}.`,
        ...(suggestion === undefined ? {} : { suggestion }),
      },
    ];
  }
  if (!refersToDraft || isDraft) return [];
  if (isOptional) {
    return [
      {
        severity: "warning",
        value,
        message: `the ${noun} ${written} is a draft, so the published site shows nothing here`,
        remedy: `Leave it so until the ${noun} is ready, or name another ${noun}.`,
      },
    ];
  }
  return [
    {
      severity: "mistake",
      value,
      message: `the ${noun} ${written} is a draft, which the published site doesn't have`,
      remedy: `Take "draft" out of it in ${file}, or name another ${noun}.`,
    },
  ];
}

/** The ids that one content file gives its entries. */
export interface EntryList {
  /** What an entry is called: "case study". */
  readonly noun: string;
  /** Whether an entry is a draft, by its id as text. */
  readonly drafts: ReadonlyMap<string, boolean>;
  /** Whether all ids are known. If not, an id that isn't among them may be right. */
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
 * Lists the entries that other files can refer to.
 *
 * @param schema the content file's schema
 * @param value what the file holds; undefined if it can't be read
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
