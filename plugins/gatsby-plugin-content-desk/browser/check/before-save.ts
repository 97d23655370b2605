import type { AppEventListener } from "@sveltia/cms";
import type { JsonSchema } from "../../../gatsby-plugin-content-schema/browser";
import { LIST } from "../../field-basics";
import { isRecord } from "../edit-json";
import type { FileFormat } from "../file-format";
import type { Renamed } from "./review";

type Handler = AppEventListener["handler"];

type SavedEntry = Parameters<Handler>[0]["entry"];

/** A kind of content, with the reader and writer of its files. */
interface Kind {
  readonly schema: JsonSchema;
  readonly format: FileFormat;
}

/**
 * Judges a file before it is written, and asks the editor if anything is wrong.
 *
 * @param file path relative to the content folder
 * @param old its text before the change; undefined for a new file
 * @param text its text with the change
 * @returns the entries that are to remember their former ids
 * @throws NotSaved if the editor wants to go on editing
 */
export type Confirm = (
  kind: string,
  file: string,
  old: string | undefined,
  text: string,
) => Promise<readonly Renamed[]>;

/** What Sveltia adds to the items of lists, for itself. */
const INTERNAL = /^__sc_/;

function withoutInternal(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutInternal);
  if (!isRecord(value)) return value;
  const own = Object.entries(value).filter(([key]) => !INTERNAL.test(key));
  return Object.fromEntries(own.map(([key, one]) => [key, withoutInternal(one)]));
}

/** Adds to the entries of a list that have another id the one that they had. */
export function withFormerIds(entries: unknown, renamed: readonly Renamed[]): unknown {
  if (!Array.isArray(entries)) return entries;
  return entries.map((entry: unknown) => {
    const { id } = renamed.find(({ renamedTo }) => isRecord(entry) && entry.id === renamedTo) ?? {};
    if (id === undefined || !isRecord(entry)) return entry;
    const { formerIds } = entry;
    const others: readonly unknown[] = Array.isArray(formerIds) ? formerIds : [];
    return { ...entry, formerIds: [...others.filter((one) => one !== entry.id), id] };
  });
}

/**
 * Makes the listener that has a form judged before it is saved. Sveltia writes other files too, such as those that refer to
 * a renamed entry: only that of the form is judged.
 *
 * @param kinds all kinds of content by their names
 * @param folder the content folder, relative to the site's: "data"
 */
export function beforeSave(kinds: ReadonlyMap<string, Kind>, folder: string, confirm: Confirm): Handler {
  const judged = async (entry: SavedEntry): Promise<SavedEntry | undefined> => {
    const file = entry.get("path").slice(folder.length + 1);
    const [name = ""] = file.replace(/\.json$/, "").split("/");
    const kind = kinds.get(name);
    if (!kind) return undefined;
    const { schema, format } = kind;
    const data: unknown = entry.get("data").toJS();
    const form = isRecord(data) ? data : {};
    const value = schema.type === "array" ? form[LIST] : form;
    const { old, text } = format.written(withoutInternal(value));
    const renamed = await confirm(name, file, entry.get("newRecord") ? undefined : old, text);
    if (renamed.length === 0) return undefined;
    // As Sveltia has it: it goes on with what it gets back, in the file and in the form.
    return entry.set("data", { ...form, [LIST]: withFormerIds(value, renamed) } as never);
  };
  // Sveltia takes nothing for no change, though its type has either a change or none.
  return ({ entry }) => judged(entry) as ReturnType<Handler>;
}
