import equal from "fast-deep-equal";
import { contentSchema, entrySchema, isEntry } from "../../../gatsby-plugin-content-schema/browser";
import type { Finding, JsonSchema } from "../../../gatsby-plugin-content-schema/browser";
import { words } from "../../field-basics";
import { editorsWords } from "./editors-words";
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

/** An entry that has another id. */
export interface Renamed extends Gone {
  readonly renamedTo: string;
}

/** What an editor has to know before a change is saved. */
export interface Review {
  /** What is wrong in the form. */
  readonly mistakes: readonly Told[];
  /** What may be wrong in the form, as far as it wasn't said of the last change. */
  readonly advice: readonly Told[];
  /** What doesn't fit the change elsewhere, such as references to what is gone. */
  readonly elsewhere: readonly Told[];
  readonly gone: readonly Gone[];
  /** Whether the content can't be published with the change. */
  readonly breaks: boolean;
}

/** Content files that are about to be written or deleted. */
export interface Change {
  /** Their paths relative to the content folder: "services.json". */
  readonly files: readonly string[];
  /** The kind of content: "services". */
  readonly kind: string;
  readonly before: Texts;
  readonly after: Texts;
}

/** The site's content folder, relative to the site's, and the schemas of what is in it. */
export interface Site {
  readonly folder: string;
  readonly schemas: ReadonlyMap<string, JsonSchema>;
}

const kindOf = (file: string) => file.replace(/\.json$/, "").split("/")[0] ?? "";

/** Returns the entries of a kind with their ids, which are the names of files where each has its own. */
export function entriesOf(texts: Texts, kind: string): { readonly id: string; readonly entry: unknown }[] {
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
function namesOf({ before, after }: Change, kind: string, { schemas }: Site): ReadonlyMap<string, string> {
  const schema = schemas.get(kind);
  const all = [...entriesOf(before, kind), ...entriesOf(after, kind)];
  return new Map(
    all.flatMap(({ id, entry }) => {
      const name = schema && entryName(entry, entrySchema(contentSchema(schema)));
      return name === undefined ? [] : [[id, name] as const];
    }),
  );
}

/** Finds the entries of the changed files that are no more, and those that have only changed their id. */
function goneEntries(change: Change, site: Site): Gone[] {
  const { before, after, kind, files } = change;
  const inFiles = (texts: Texts) => entriesOf(new Map([...texts].filter(([path]) => files.includes(path))), kind);
  const [old, now] = [inFiles(before), inFiles(after)];
  const names = namesOf(change, kind, site);
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
function tell(finding: Finding, change: Change, site: Site): Told {
  const { folder, schemas } = site;
  const file = finding.file.slice(folder.length + 1);
  const kind = kindOf(file);
  const schema = schemas.get(kind);
  const text = change.after.get(file);
  const inWords = (sentence: string) => editorsWords(sentence, kind, { folder, schemas, texts: change.after });
  const [message, remedy] = [inWords(finding.message), inWords(finding.remedy)];
  const {
    steps,
    schema: field,
    value,
  } = schema && text !== undefined
    ? formPlace(text, schema, finding.line, finding.column)
    : { steps: [], schema: undefined, value: undefined };
  const place = [words(kind), ...steps].join(" › ");
  const suggested = (suggestion: string | undefined) => (suggestion === undefined ? {} : { suggestion });
  // Nobody writes tags at the desk.
  if (field?.format === "html" && WRITE_HTML.test(remedy)) return { place, message, remedy: USE_BUTTONS };
  if (field?.reference === undefined) return { place, message, remedy, ...suggested(finding.suggestion) };
  const names = namesOf(change, field.reference, site);
  const id = String(value);
  const name = names.get(id);
  const meant = finding.suggestion === undefined ? undefined : names.get(finding.suggestion);
  return {
    place,
    message: name === undefined ? message : message.replace(new RegExp(`(with the id )?\\b${id}\\b`), `“${name}”`),
    remedy: "Choose another one from the list.",
    ...suggested(meant === name ? undefined : meant),
  };
}

/** How the check asks for HTML in place of Markdown. */
const WRITE_HTML = /^Write HTML\b/;

const USE_BUTTONS = "Take the signs out, and use the buttons above the text.";

const keyOf = ({ file, message, value = "" }: Finding) => JSON.stringify([file, message, value]);

const isMistake = ({ severity }: Finding) => severity === "mistake";

/**
 * Tells what is wrong with a change: all mistakes of the changed files, what may be wrong in them since the change, and what
 * doesn't fit it elsewhere.
 *
 * @param before what the check found without the change
 * @param after what it finds with it
 */
export function review(before: readonly Finding[], after: readonly Finding[], change: Change, site: Site): Review {
  const known = new Set(before.map(keyOf));
  const isNew = (finding: Finding) => !known.has(keyOf(finding));
  const isOwn = ({ file }: Finding) => change.files.some((own) => file === `${site.folder}/${own}`);
  const isInForm = ({ file }: Finding) => file.endsWith(".json");
  const own = after.filter(isOwn);
  const elsewhere = after.filter((finding) => !isOwn(finding) && isNew(finding) && isInForm(finding));
  const mistakes = own.filter(isMistake);
  const toldOf = (findings: readonly Finding[]) => findings.map((finding) => tell(finding, change, site));
  return {
    mistakes: toldOf(mistakes),
    advice: toldOf(own.filter((finding) => !isMistake(finding) && isNew(finding))),
    // An optional reference to nothing is only a warning, and still the reason to think twice.
    elsewhere: toldOf(elsewhere),
    gone: goneEntries(change, site),
    breaks: mistakes.length > 0 || elsewhere.some(isMistake),
  };
}
