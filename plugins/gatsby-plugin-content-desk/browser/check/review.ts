import equal from "fast-deep-equal";
import { contentSchema, entrySchema, isEntry } from "../../../gatsby-plugin-content-schema/browser";
import type { Finding, JsonSchema } from "../../../gatsby-plugin-content-schema/browser";
import { words } from "../../field-basics";
import { entryName, formPlace } from "./form-place";

/** The texts of content files, by their paths relative to the content folder. */
export type Texts = ReadonlyMap<string, string>;

/** What the check says of a change, in an editor's words. */
export interface Told {
  readonly place: string;
  readonly message: string;
  readonly remedy: string;
  readonly suggestion?: string;
}

/** An entry that a change takes away, or gives another id. */
export interface Gone {
  readonly name: string;
  readonly id: string;
  /** The id that it has now; undefined if it is deleted. */
  readonly renamedTo: string | undefined;
}

/** What an editor has to know before a change is saved. */
export interface Review {
  /** What is wrong in the form. */
  readonly mistakes: readonly Told[];
  /** What refers to the change from elsewhere, and would break. */
  readonly references: readonly Told[];
  readonly gone: readonly Gone[];
}

/** A content file that is about to be written. */
export interface Change {
  /** Its path relative to the content folder: "services.json". */
  readonly file: string;
  /** The kind of content: "services". */
  readonly kind: string;
  readonly before: Texts;
  readonly after: Texts;
}

type Schemas = ReadonlyMap<string, JsonSchema>;

const kindOf = (file: string) => file.replace(/\.json$/, "").split("/")[0] ?? "";

function entriesOf(texts: Texts, kind: string): { readonly id: string; readonly entry: unknown }[] {
  return [...texts].flatMap(([file, text]) => {
    if (kindOf(file) !== kind) return [];
    const value: unknown = JSON.parse(text);
    if (!Array.isArray(value)) return [{ id: file.slice(kind.length + 1, -".json".length), entry: value }];
    return value.flatMap((entry: unknown) =>
      isEntry(entry) && "id" in entry ? [{ id: String(entry.id), entry }] : [],
    );
  });
}

/** Returns the names of a kind's entries by their ids, also of those that a change takes away. */
function namesOf({ before, after }: Change, kind: string, schemas: Schemas): ReadonlyMap<string, string> {
  const schema = schemas.get(kind);
  const all = [...entriesOf(before, kind), ...entriesOf(after, kind)];
  return new Map(
    all.flatMap(({ id, entry }) => {
      const name = schema && entryName(entry, entrySchema(contentSchema(schema)));
      return name === undefined ? [] : [[id, name] as const];
    }),
  );
}

/** Finds the entries of the changed file that are no more, and those that have only changed their id. */
export function goneEntries(change: Change, schemas: Schemas): Gone[] {
  const { before, after, kind, file } = change;
  const inFile = (texts: Texts) => entriesOf(new Map([...texts].filter(([path]) => path === file)), kind);
  const [old, now] = [inFile(before), inFile(after)];
  const names = namesOf(change, kind, schemas);
  const known = new Set(old.map(({ id }) => id));
  const added = now.filter(({ id }) => !known.has(id));
  return old
    .filter(({ id }) => !now.some((one) => one.id === id))
    .map(({ id, entry }) => {
      const same = added.find(
        (one) => equal({ ...Object(one.entry), id }, { ...Object(entry), id }) || names.get(one.id) === names.get(id),
      );
      return { name: names.get(id) ?? id, id, renamedTo: same?.id };
    });
}

/** Says what a finding says in the words of the forms: by names of entries and fields instead of files, lines and ids. */
export function tell(finding: Finding, folder: string, change: Change, schemas: Schemas): Told {
  const file = finding.file.slice(folder.length + 1);
  const kind = kindOf(file);
  const schema = schemas.get(kind);
  const text = change.after.get(file);
  const { message, remedy, suggestion } = finding;
  if (!schema || text === undefined) {
    return { place: words(kind), message, remedy, ...(suggestion === undefined ? {} : { suggestion }) };
  }
  const { steps, schema: field, value } = formPlace(text, schema, finding.line, finding.column);
  const place = [words(kind), ...steps].join(" › ");
  if (field?.reference === undefined) {
    return { place, message, remedy, ...(suggestion === undefined ? {} : { suggestion }) };
  }
  const names = namesOf(change, field.reference, schemas);
  const id = String(value);
  const name = names.get(id);
  const meant = suggestion === undefined ? undefined : names.get(suggestion);
  return {
    place,
    message: name === undefined ? message : message.replace(new RegExp(`(with the id )?\\b${id}\\b`), `“${name}”`),
    remedy: "Choose another one from the list.",
    ...(meant === undefined || meant === name ? {} : { suggestion: meant }),
  };
}

const keyOf = ({ file, message, value = "" }: Finding) => JSON.stringify([file, message, value]);

/**
 * Tells what is wrong with a change: all mistakes of the changed file, and those that it makes elsewhere.
 *
 * @param before what the check found without the change
 * @param after what it finds with it
 */
export function review(
  before: readonly Finding[],
  after: readonly Finding[],
  folder: string,
  change: Change,
  schemas: Schemas,
): Review {
  const isMistake = ({ severity }: Finding) => severity === "mistake";
  const known = new Set(before.map(keyOf));
  const own = `${folder}/${change.file}`;
  const toldOf = (finding: Finding) => tell(finding, folder, change, schemas);
  const elsewhere = after.filter((finding) => finding.file !== own && !known.has(keyOf(finding)));
  return {
    mistakes: after.filter((finding) => finding.file === own && isMistake(finding)).map(toldOf),
    // An optional reference to nothing is only a warning, and still the reason to think twice.
    references: elsewhere.filter(({ file }) => file.endsWith(".json")).map(toldOf),
    gone: goneEntries(change, schemas),
  };
}
