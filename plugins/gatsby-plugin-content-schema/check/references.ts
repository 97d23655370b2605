import { entrySchema } from "../json-schema";
import { ALWAYS, NEVER } from "../visibility";
import type { VisibleFrom } from "../visibility";
import type { JsonSchema } from "../json-schema";
import type { CheckContext } from "./context";
import { nearest } from "./findings";
import type { ValueProblem } from "./findings";
import { isSlug } from "./formats/addresses";
import { isEntry } from "./visit-values";
import type { Entry, Visited } from "./visit-values";

const article = (noun: string) => (/^[aeiou]/.test(noun) ? "an" : "a");

/** Checks a value that names an entry of another kind of content by its id. Ids are compared as texts: 1 is "1". */
export function checkReference(
  { schema, value, visibleFrom: from, isOptional }: Visited,
  { lists, options }: CheckContext,
): ValueProblem[] {
  if (schema.reference === undefined || (typeof value !== "string" && typeof value !== "number")) return [];
  const list = lists.get(schema.reference);
  if (!list) return [];
  const { noun, visible, complete, isFolder } = list;
  const written = String(value);
  const refersTo = visible.get(written);
  const place = `${options.folder}/${schema.reference}${isFolder ? "/" : ".json"}`;
  if (refersTo === undefined) {
    if (!complete) return [];
    const suggestion = nearest(written, visible.keys());
    // What was taken out leaves an empty place; what is merely misspelt was meant to be there.
    const isLeftOver = isOptional && suggestion === undefined;
    return [
      {
        severity: isLeftOver ? "warning" : "mistake",
        value,
        message: `there is no ${noun} with the id ${written}${isLeftOver ? ", so the site shows nothing here" : ""}`,
        remedy: `Write the id of ${article(noun)} ${noun} in ${place}: ${[...visible.keys()].slice(0, 12).join(", ")}.`,
        ...(suggestion === undefined ? {} : { suggestion }),
      },
    ];
  }
  if (refersTo <= from) return [];
  const file = `${place}${isFolder ? `${written}.json` : ""}`;
  const isDraft = refersTo === NEVER;
  if (isOptional) {
    return [
      {
        severity: "warning",
        value,
        message: isDraft
          ? `the ${noun} ${written} is a draft, so the published site shows nothing here`
          : `the ${noun} ${written} is held back until ${refersTo}, so the published site shows nothing here before`,
        remedy: `Leave it so until the ${noun} is ${isDraft ? "ready" : "there"}, or name another ${noun}.`,
      },
    ];
  }
  return [
    {
      severity: "mistake",
      value,
      message: isDraft
        ? `the ${noun} ${written} is a draft, which the published site doesn't have`
        : `the ${noun} ${written} is held back until ${refersTo}, and the published site doesn't have it before`,
      remedy: isDraft
        ? `Take "draft" out of it in ${file}, or name another ${noun}.`
        : `Give it an earlier date in ${file}, or name another ${noun}.`,
    },
  ];
}

/** The ids of the entries of one kind of content. */
export interface EntryList {
  /** What an entry is called: "case study". */
  readonly noun: string;
  /** From when visitors see an entry, by its id as text. */
  readonly visible: ReadonlyMap<string, VisibleFrom>;
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

/**
 * Lists the entries that other files can refer to.
 *
 * @param schema of the content
 * @param from tells from when visitors see an entry
 */
export function entryList(
  schema: JsonSchema,
  { value, isRead }: ReadEntries,
  from: (entry: Entry) => VisibleFrom,
): EntryList {
  const idSchema = entrySchema(schema).properties?.id;
  const entries: unknown[] = Array.isArray(value) ? value : [];
  const ids = entries.map((entry) => (isEntry(entry) ? entry.id : undefined));
  const visible = new Map(entries.map((entry, index) => [String(ids[index]), isEntry(entry) ? from(entry) : ALWAYS]));
  const complete =
    isRead &&
    Array.isArray(value) &&
    visible.size === ids.length &&
    ids.every((id) => isGoodId(id, idSchema)) &&
    (idSchema?.enum ?? []).every((id) => ids.includes(id));
  return { noun: nounOf(schema), visible, complete, isFolder: entrySchema(schema).folder === true };
}
