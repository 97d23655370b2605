// Checks everything in data/: against the schemas, and what schemas can't express about ids, references and links.
import { basename, join } from "node:path";
import Ajv from "ajv/dist/2020";
import { DataFiles } from "./data-files";
import { checkMarkdown } from "./markdown";
import { didYouMean, explainShape, nearest } from "./shape";
import { FORMATS, LONGEST_NAME, isFormat, isoDay } from "../content/formats";
import { checkDescriptions } from "./descriptions";
import type { JsonFile, Path } from "./json";
import { Links, listOf } from "./links";
import type { Problem, Report } from "./problems";
import { collectionOf, readSchemas, type Entry, type Schema, type Schemas } from "../content/schemas";
import { ADDRESS_RULES, PLAIN_RULES, checkQuotes, isBlank, nameOf, reportMistakes } from "./text-rules";

/** Returns a function that reports problems of a value in an entry. */
export type At = (...path: Path) => Report;

/** An entry, with the file's name as `id` if it has its own file. */
interface LocatedEntry {
  readonly entry: Entry;
  readonly at: At;
}

interface Content {
  readonly collection: string;
  readonly file: JsonFile;
  readonly entries: readonly LocatedEntry[];
}

export interface Site {
  /** The folder that contains data/. */
  readonly directory: string;
  /** The day of the check in ISO 8601 form. */
  readonly today: string;
  /** Without a trailing slash. Links that start with it are links to the site. */
  readonly address: string;
  /** The paths of pages and anchors that an entry adds, by collection. */
  readonly paths: Readonly<Record<string, (entry: Entry) => readonly string[]>>;
  /** Rules that schemas can't express, by collection, for entries of files that fit their schemas. Links have these paths. */
  readonly rules: Readonly<Record<string, Rule>>;
  /** Rules for whole files. They also get the ids of other collections. */
  readonly fileRules: Readonly<Record<string, (file: JsonFile, idsOf: IdsOf) => void>>;
}

type IdsOf = (collection: string) => ReadonlySet<string>;

type EntriesOf = (collection: string) => readonly Entry[];
export type Rule = (entry: Entry, at: At, links: ReadonlyMap<string, At>, entriesOf: EntriesOf) => void;

const isEntry = (value: unknown): value is Entry =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const { compare } = new Intl.Collator("en", { sensitivity: "base", ignorePunctuation: true });

/** Whether two values differ only in capitals, accents, spaces or punctuation. */
const isSpelling = (one: unknown, other: unknown) =>
  typeof one === "string" && typeof other === "string" && compare(one, other) === 0;

/** Whether a text of four words or an address is in the hint of its field. Shorter examples may be right. */
const isExample = (text: string, hint: string) =>
  /^(?:\S+ ){3}|^\+|@|:\/\//.test(text) && hint.includes(text.replace(/^["“]|["”.]+$/g, ""));

function entriesIn(value: unknown, file: JsonFile, path: Path = []): readonly LocatedEntry[] {
  return [value].flat().map((entry: unknown, index) => {
    const start = Array.isArray(value) ? [...path, index] : path;
    return { entry: isEntry(entry) ? entry : {}, at: (...inner: Path) => file.atPath([...start, ...inner]) };
  });
}

class Check {
  private readonly problems: Problem[] = [];
  private readonly files: DataFiles;
  private readonly ajv = new Ajv({ allErrors: true, verbose: true, strictTypes: false });
  private readonly schemas: Schemas;
  private readonly ids = new Map<string, Set<string>>();
  /** Collections whose list of ids and paths may be incomplete, because of an error in them. */
  private readonly incomplete = new Set<string>();
  private readonly links: Links;
  /** The values of the current file that already have a problem, as JSON pointers. */
  private reported: ReadonlySet<string> = new Set();

  constructor(private readonly site: Site) {
    const data = join(site.directory, "data");
    this.files = new DataFiles(data, this.problems);
    this.links = new Links(site.address, this.files);
    this.schemas = readSchemas(data);
    this.ajv.addVocabulary(
      "label folder reference unique grouped numbered future pictureWidth preview fixed".split(" "),
    );
    for (const format of [...Object.keys(FORMATS), "picture", "file", "markdown", "site-path"])
      this.ajv.addFormat(format, true);
  }

  async run(): Promise<Problem[]> {
    const contents = [...this.schemas].flatMap(([collection, schema]) => this.read(collection, schema));
    const fitting = contents.filter((content) => this.checkContent(content));
    const isFine = ({ file }: Content) => !this.problems.some((problem) => problem.file === file.name);
    // What contradicts a wrong entry may be right.
    const entriesOf: EntriesOf = (name) =>
      contents
        .filter((content) => content.collection === name && isFine(content))
        .flatMap(({ entries }) => entries.map(({ entry }) => entry));
    for (const { collection, entries } of fitting)
      for (const { entry, at } of entries) this.site.rules[collection]?.(entry, at, this.links.paths, entriesOf);
    checkDescriptions(contents, this.site.directory);
    await this.files.finish([...this.schemas].map(([name, { folder }]) => (folder ? `${name}/` : `${name}.json`)));
    return this.problems.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
  }

  /** Reads the files of a collection, and collects the ids and paths of its entries. */
  private read(collection: string, schema: Schema): Content[] {
    const names = this.files.names.filter((file) => collectionOf(file, this.schemas) === collection);
    if (names.length === 0 && !schema.folder) {
      const remedy = `Restore it from Git, or undo its renaming.${schema.items ? " A list may be empty: []." : ""}`;
      this.files.at(`${collection}.json`)("this is missing, but the site needs it", remedy);
    }
    const contents = names.flatMap((name): Content[] => {
      const file = this.files.readJson(name);
      if (file?.value === undefined) return [];
      const ofFile = schema.folder ? { id: basename(name, ".json") } : {};
      const entries = entriesIn(file.value, file).map(({ entry, at }) => ({ entry: { ...entry, ...ofFile }, at }));
      return [{ collection, file, entries }];
    });
    const entries = contents.flatMap((content) => content.entries);
    if (schema.folder) this.findRepeated(entries, schema);
    const ids = entries.flatMap(({ entry }) => (entry.id === undefined ? [] : [String(entry.id)]));
    this.ids.set(collection, new Set(ids));
    const isUnread = contents.length < Math.max(names.length, schema.folder ? 0 : 1);
    // A reference to a missing id may mean one of two equal ids, or a wrong id in its correct form.
    if (isUnread || new Set(ids).size < ids.length || !ids.every((id) => isFormat("slug", id)))
      this.incomplete.add(collection);
    if (this.incomplete.has(collection) && this.site.paths[collection]) this.links.isIncomplete = true;
    for (const { entry, at } of entries.filter((one) => one.entry.id !== undefined)) {
      const isSlug = isFormat("slug", String(entry.id));
      const remedy = "Use up to 80 lowercase letters a to z, digits and single hyphens.";
      if (schema.folder && !(isSlug && String(entry.id).length <= LONGEST_NAME))
        at()("the name of this file isn't allowed", remedy);
      for (const path of this.site.paths[collection]?.(entry) ?? []) {
        const other = this.links.paths.get(path);
        if (other && !this.incomplete.has(collection))
          for (const report of [other, at])
            report("id")(`two parts of the site have the address ${path}`, "Change one of their ids.");
        this.links.paths.set(path, at);
      }
    }
    return contents;
  }

  /** Checks one file, and returns whether it fits its schema. @throws Error that names the schema if it is wrong */
  private checkContent({ collection, file }: Content): boolean {
    const schema = this.schemas.get(collection) as Schema;
    try {
      this.ajv.validate(schema, file.value);
    } catch (error) {
      throw new Error(`data/schemas/${collection}.schema.json is invalid: ${error}`, { cause: error });
    }
    const errors = this.ajv.errors ?? [];
    this.reported = explainShape(errors, file);
    this.checkValue(file.value, schema, file);
    this.site.fileRules[collection]?.(file, (name) => this.ids.get(name) ?? new Set());
    return errors.length === 0;
  }

  /** Checks a value and the values in it by the keywords that ajv doesn't check. */
  private checkValue(value: unknown, schema: Schema, file: JsonFile, path: Path = [], isOptional = false): void {
    const { items, properties = {}, required = [], reference } = schema;
    if (Array.isArray(value) && items) {
      this.findRepeated(entriesIn(value, file, path), items);
      for (const [index, item] of value.entries()) this.checkValue(item, items, file, [...path, index]);
    } else if (isEntry(value)) {
      for (const [key, inner] of Object.entries(properties))
        this.checkValue(value[key], inner, file, [...path, key], !required.includes(key));
    } else if (typeof value === "string" && !this.reported.has(path.map((part) => `/${part}`).join(""))) {
      if (reference !== undefined) this.checkReference(value, reference, file.atPath(path), isOptional);
      else if (schema.type === "string" && !schema.enum) this.checkText(value, schema, file, path);
    }
  }

  /** Finds entries with the same id, with the same value where values must be unique, and with two spellings of a value. */
  private findRepeated(entries: readonly LocatedEntry[], { properties = {} }: Schema): void {
    for (const [key, { unique, grouped, numbered, pattern }] of Object.entries(properties)) {
      if (key !== "id" && !unique && !grouped) continue;
      const values = entries.flatMap(({ entry, at }) => (entry[key] === undefined ? [] : [{ value: entry[key], at }]));
      for (const { value, at } of values) {
        const isRepeated = !grouped && values.some((other) => other.at !== at && other.value === value);
        const message = `another entry has the same ${key}, ${JSON.stringify(value)}`;
        const remedy = numbered ? "Remove it from the new entry: the site assigns one." : "Change it in one of them.";
        if (isRepeated) at(key)(message, remedy, unique === "warning" ? unique : "error");
        const others = values.filter((other) => other.value !== value && isSpelling(other.value, value));
        const count = values.filter((other) => other.value === value).length;
        // At the rarer of two spellings.
        const what = grouped ? "another spelling of this" : `almost the same ${key}`;
        if (others[0] && count <= others.length && !pattern)
          at(key)(`another entry has ${what}, "${String(others[0].value)}"`, "Correct one of the two.", "warning");
      }
    }
  }

  private checkReference(id: string, collection: string, report: Report, isOptional: boolean): void {
    const ids = this.ids.get(collection) ?? new Set();
    if (ids.has(id) || this.incomplete.has(collection)) return;
    const suggestion = nearest(id, ids);
    // Without a similar id, the entry was probably deleted, and the page leaves an optional reference out.
    const severity = suggestion === undefined && isOptional ? "warning" : "error";
    const choices = ids.size > 0 ? `Write one of: ${listOf(ids)}` : `Add an entry to data/${collection}`;
    const remedy = `${choices}${isOptional ? ", or remove this key" : ""}.${didYouMean(suggestion)}`;
    report(`data/${collection} has no entry "${id}"`, remedy, severity);
  }

  private checkText(text: string, schema: Schema, file: JsonFile, path: Path): void {
    const at = (index?: number) => file.atPath(path, index);
    const { format = "", pattern, maxLength = Infinity, description = "" } = schema;
    if (isBlank(text) && text !== "") at()("this text is empty", "Write it, or remove the key if it is optional.");
    else if (pattern === undefined && isExample(text, description))
      at()("this is the example of the hint", "Write your own text.", "warning");
    else if (format in FORMATS) this.checkFormat(text, schema, at());
    else if (format === "site-path") this.links.check(text, at(), false);
    else if (format === "picture") this.files.checkPicture(text, at(), schema.pictureWidth);
    else if (format === "file") this.files.find(text, "/files/", at());
    else if (format === "markdown") checkMarkdown(text, at, this.links, this.files);
    else if (pattern === undefined && text !== "") {
      const lineBreak = text.trimEnd().search(maxLength <= 200 ? /\n/ : /(?<!\n\s*)\n(?!\s*\n)/);
      if (lineBreak > 0)
        at(lineBreak)("the site doesn't show this line break", "Write a space, or leave a line empty.", "warning");
      reportMistakes(text, PLAIN_RULES, ({ index }) => at(index));
      const paragraphs = text.split(/\n\s*\n/);
      for (const [index, one] of paragraphs.entries()) checkQuotes(one, paragraphs[index + 1] ?? "", at());
    }
  }

  private checkFormat(text: string, { format = "", future = false, description = "" }: Schema, report: Report): void {
    const [, noun = "", example = ""] = FORMATS[format] ?? [];
    const day = isoDay(text, format) ?? this.site.today;
    // A space or a dash from another program looks right.
    const [odd] = /(?![ -~])[^\p{L}\p{M}\p{N}]/u.exec(text) ?? [];
    if (format === "https-url" && reportMistakes(text, ADDRESS_RULES, () => report)) return;
    if (!isFormat(format, text))
      report(`"${text}" isn't ${noun}${odd ? `: it contains ${nameOf(odd)}` : ""}`, `Write it like this: ${example}.`);
    else if (future && day < this.site.today)
      report("this day is in the past", `Correct it if it is wrong. ${description}`, "warning");
    else if (!future && day > this.site.today)
      report("this day is in the future", "Correct it if it is wrong.", "warning");
  }
}

/** Checks the content of a site. Returns all problems by file and line. Content without errors can be built. */
export const checkContent = (site: Site): Promise<Problem[]> => new Check(site).run();
