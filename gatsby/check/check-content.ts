// Checks everything in data/: against the schemas, and what schemas can't express about ids, references and links.
import { basename, join } from "node:path";
import Ajv from "ajv/dist/2020";
import { parseUrl } from "../../src/lib/parse-url";
import { DataFiles } from "./data-files";
import { checkMarkdown } from "./markdown";
import { didYouMean, explainShape, nearest } from "./shape";
import { FORMATS, LONGEST_NAME, isFormat, isoDay } from "../content/formats";
import type { JsonFile, Path } from "./json";
import { decodedAddress } from "../content/picture-host";
import type { Problem, Report } from "./problems";
import { DEFINITIONS, collectionOf, parseSchema } from "../content/schemas";
import type { Entry, Schema } from "../content/schemas";
import { ADDRESS_RULES, PLAIN_RULES, reportMistakes } from "./text-rules";

/** Returns a function that reports problems of a value in an entry. */
export type At = (...path: Path) => Report;

/** An entry, with the file's name as `id` if it has its own file. */
interface LocatedEntry {
  readonly entry: Entry;
  readonly at: At;
}

/** One content file. */
interface Content {
  readonly collection: string;
  readonly file: JsonFile;
  readonly entries: readonly LocatedEntry[];
}

/** The settings of the check that depend on the site. */
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

const listOf = (words: Iterable<string>) => [...words].slice(0, 12).join(", ");

const hostOf = ({ host }: URL) => host.replace(/^www\./, "");

/** Returns the rule that an address breaks, or an empty list. */
const addressMistake = (url: string) => ADDRESS_RULES.find(([pattern]) => pattern.test(decodedAddress(url))) ?? [];

/** Lists the entries of a value, which is a list or one entry. */
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
  private readonly schemas = new Map<string, Schema>();
  private readonly ids = new Map<string, Set<string>>();
  /** Collections whose list of ids and paths may be incomplete, because of an error in them. */
  private readonly incomplete = new Set<string>();
  /** The paths that links may have, with the entries that add them. */
  private readonly links = new Map<string, At>();
  /** The values of the current file that already have a problem, as JSON pointers. */
  private reported: ReadonlySet<string> = new Set();

  constructor(private readonly site: Site) {
    this.files = new DataFiles(join(site.directory, "data"), this.problems);
    this.ajv.addVocabulary("folder reference unique numbered future pictureWidth preview fixed".split(" "));
    for (const format of [...Object.keys(FORMATS), "picture", "file", "markdown", "site-path"])
      this.ajv.addFormat(format, true);
  }

  async run(): Promise<Problem[]> {
    this.readSchemas();
    if (this.problems.length > 0) return this.problems;
    const contents = [...this.schemas].flatMap(([collection, schema]) => this.read(collection, schema));
    const fitting = contents.filter((content) => this.checkContent(content));
    const located = (name: string) => contents.flatMap((one) => (one.collection === name ? one.entries : []));
    const entriesOf: EntriesOf = (name) => located(name).map(({ entry }) => entry);
    for (const { collection, entries } of fitting)
      for (const { entry, at } of entries) this.site.rules[collection]?.(entry, at, this.links, entriesOf);
    await this.files.finish([...this.schemas].map(([name, { folder }]) => (folder ? `${name}/` : `${name}.json`)));
    return this.problems.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
  }

  private readSchemas(): void {
    const definitions = this.files.readJson(`schemas/${DEFINITIONS}`);
    for (const name of this.files.names.filter((file) => /^schemas\/.*\.schema\.json$/.test(file))) {
      const file = this.files.readJson(name);
      if (file?.value === undefined || definitions?.value === undefined) continue;
      try {
        const schema = parseSchema(file.text, definitions.text);
        if (this.ajv.compile(schema)) this.schemas.set(basename(name, ".schema.json"), schema);
      } catch (error) {
        this.files.at(name)(`this schema is invalid: ${error}`, "Undo the change, or ask a developer.");
      }
    }
  }

  /** Reads the files of a collection, and collects the ids and paths of its entries. */
  private read(collection: string, schema: Schema): Content[] {
    const names = this.files.names.filter((file) => collectionOf(file, this.schemas) === collection);
    if (names.length < (schema.folder ? (schema.minItems ?? 0) : 1)) {
      const report = this.files.at(schema.folder ? collection : `${collection}.json`);
      report("this is missing, but the site needs it", "Restore it from Git, or undo its renaming.");
    }
    const contents = names.flatMap((name): Content[] => {
      const file = this.files.readJson(name);
      if (file?.value === undefined) return [];
      const ofFile = schema.folder ? { id: basename(name, ".json") } : {};
      const entries = entriesIn(file.value, file).map(({ entry, at }) => ({ entry: { ...entry, ...ofFile }, at }));
      return [{ collection, file, entries }];
    });
    if (contents.length < Math.max(names.length, schema.folder ? 0 : 1)) this.incomplete.add(collection);
    const entries = contents.flatMap((content) => content.entries);
    if (schema.folder) this.findRepeated(entries, schema);
    const ids = entries.flatMap(({ entry }) => (entry.id === undefined ? [] : [String(entry.id)]));
    this.ids.set(collection, new Set(ids));
    // References to a missing id may mean one of two equal ids.
    if (new Set(ids).size < ids.length) this.incomplete.add(collection);
    for (const { entry, at } of entries.filter((one) => one.entry.id !== undefined)) {
      const isSlug = isFormat("slug", String(entry.id));
      // References to a missing id may mean this one in its correct form.
      if (!isSlug) this.incomplete.add(collection);
      if (schema.folder && !(isSlug && String(entry.id).length <= LONGEST_NAME))
        at()(
          "the name of this file isn't allowed",
          "Use up to 80 lowercase letters a to z, digits and single hyphens.",
        );
      for (const path of this.site.paths[collection]?.(entry) ?? []) {
        const other = this.links.get(path);
        if (other && !this.incomplete.has(collection))
          for (const report of [other, at])
            report("id")(`two parts of the site have the address ${path}`, "Change one of their ids.");
        this.links.set(path, at);
      }
    }
    return contents;
  }

  /** Checks one file, and returns whether it fits its schema. */
  private checkContent({ collection, file }: Content): boolean {
    const schema = this.schemas.get(collection) as Schema;
    const validate = this.ajv.compile(schema);
    const isFitting = validate(file.value);
    this.reported = explainShape(validate.errors ?? [], file);
    this.checkValue(file.value, schema, file);
    this.site.fileRules[collection]?.(file, (name) => this.ids.get(name) ?? new Set());
    return isFitting;
  }

  /** Checks a value and the values in it by the keywords that ajv doesn't check. */
  private checkValue(value: unknown, schema: Schema, file: JsonFile, path: Path = [], isOptional = false): void {
    const { items, properties = {}, required = [], reference } = schema;
    if (Array.isArray(value) && items) {
      this.findRepeated(entriesIn(value, file, path), items);
      for (const [index, item] of value.entries()) {
        if (typeof item === "string" && /\n|[•‣⁃▪●]|^1[.)] .* 2[.)] /.test(item))
          file.atPath([...path, index])("this item contains several points", "Write each one as an item of its own.");
        else this.checkValue(item, items, file, [...path, index]);
      }
    } else if (isEntry(value)) {
      for (const [key, inner] of Object.entries(properties))
        this.checkValue(value[key], inner, file, [...path, key], !required.includes(key));
    } else if (typeof value === "string" && !this.reported.has(path.map((part) => `/${part}`).join(""))) {
      if (reference !== undefined) this.checkReference(value, reference, file.atPath(path), isOptional);
      else if (schema.type === "string" && !schema.enum)
        this.checkText(value, schema, (index) => file.atPath(path, index));
    }
  }

  /** Finds entries with the same id, or with the same value where values must be unique. */
  private findRepeated(entries: readonly LocatedEntry[], { properties = {} }: Schema): void {
    for (const key of Object.keys(properties).filter((one) => one === "id" || properties[one]?.unique)) {
      for (const { entry, at } of entries) {
        const value = entry[key];
        const isRepeated = entries.some((other) => other.entry !== entry && other.entry[key] === value);
        const { numbered, unique } = properties[key] ?? {};
        const message = `another entry has the same ${key}, ${JSON.stringify(value)}`;
        const remedy = numbered ? "Remove it from the new entry: the site assigns one." : "Change it in one of them.";
        if (value !== undefined && isRepeated) at(key)(message, remedy, unique === "warning" ? unique : "error");
      }
    }
  }

  private checkReference(id: string, collection: string, report: Report, isOptional: boolean): void {
    const ids = this.ids.get(collection) ?? new Set();
    const [page = ""] = this.schemas.get(collection)?.preview?.split(/[/#]\{\{/) ?? [];
    if (page && ids.has(id) && !this.links.has(page) && this.areLinksComplete())
      report(`the site has no page ${page} with "${id}"`, "Remove this, or restore the page.");
    if (ids.has(id) || this.incomplete.has(collection)) return;
    const suggestion = nearest(id, ids);
    // Without a similar id, the entry was probably deleted, and the page leaves an optional reference out.
    const severity = suggestion === undefined && isOptional ? "warning" : "error";
    const remedy = `Write one of: ${listOf(ids)}${isOptional ? ", or remove this key" : ""}.`;
    report(`data/${collection} has no entry "${id}"`, remedy + didYouMean(suggestion), severity);
  }

  private checkText(text: string, schema: Schema, at: (index?: number) => Report): void {
    const { format = "", pattern, maxLength = Infinity } = schema;
    if (format in FORMATS) this.checkFormat(text, schema, at());
    else if (format === "site-path") this.checkLink(text, at(), false);
    else if (format === "picture") this.files.checkPicture(text, at(), schema.pictureWidth);
    else if (format === "file") this.files.find(text, "/files/", at());
    else if (format === "markdown")
      checkMarkdown(text, at, {
        checkLink: this.checkLink.bind(this),
        checkPicture: this.files.checkPicture.bind(this.files),
      });
    else if (pattern === undefined && text !== "") {
      const lineBreak = text.trimEnd().search(maxLength <= 200 ? /\n/ : /(?<!\n\s*)\n(?!\s*\n)/);
      if (lineBreak > 0)
        at(lineBreak)("the site doesn't show this line break", "Write a space, or leave a line empty.", "warning");
      reportMistakes(text, PLAIN_RULES, ({ index }) => at(index));
    }
  }

  private checkFormat(text: string, { format = "", future = false, description = "" }: Schema, report: Report): void {
    const [, noun = "", example = ""] = FORMATS[format] ?? [];
    const day = isoDay(text, format) ?? this.site.today;
    const [, mistake, remedy = "", severity] = format === "https-url" ? addressMistake(text) : [];
    if (mistake) report(mistake, remedy, severity);
    else if (!isFormat(format, text)) report(`"${text}" isn't ${noun}`, `Write it like this: ${example}.`);
    else if (future && day < this.site.today)
      report("this day is in the past", `Correct it if it is wrong. ${description}`, "warning");
    else if (!future && day > this.site.today)
      report("this day is in the future", "Correct it if it is wrong.", "warning");
  }

  private areLinksComplete(): boolean {
    return ![...this.incomplete].some((collection) => this.site.paths[collection]);
  }

  private checkLink(url: string, report: Report, allowExternal = true): void {
    const email = /^mailto:(?!\/)([^?]*)/.exec(url)?.[1] ?? "";
    const isExternal = isFormat("https-url", url) || isFormat("email", email) || /^tel:\+?\d[\d().-]{4,}$/.test(url);
    const parsed = parseUrl(url);
    const isOwn = parsed && hostOf(parsed) === hostOf(new URL(this.site.address));
    const path = decodedAddress(isOwn ? parsed.pathname + parsed.hash : url)
      .replace(/\?[^#]*/, "")
      .replace(/(?<=.)\/+(?=#|$)/, "");
    const [, mistake, remedy = "", severity] = addressMistake(url);
    if (mistake) report(mistake, remedy, severity);
    else if (isOwn && !(allowExternal && parsed.protocol === "https:"))
      report(`"${url}" isn't a valid link here`, `Write only its path: ${path}.`);
    if (mistake || (allowExternal && isExternal && !isOwn) || this.links.has(path)) return;
    const paths = [...this.links.keys()];
    const [page = "", anchor] = path.split("#");
    if (allowExternal && page.startsWith("/files/")) this.files.find(page, "/files/", report);
    else if (!/^\/(?!\/)\S*$/.test(path)) {
      const others = allowExternal ? ", or https://…, mailto:info@a.example, tel:+12125550108" : "";
      report(`"${url}" isn't a valid link here`, `Write a path of this site, such as /about#team${others}.`);
    } else if (!this.areLinksComplete()) return;
    else if (anchor !== undefined && this.links.has(page)) {
      const anchors = paths.filter((one) => one.startsWith(`${page}#`)).map((one) => one.slice(page.length));
      const question = didYouMean(nearest(`#${anchor}`, anchors));
      report(`the page ${page} has no anchor #${anchor}`, `Its anchors are ${listOf(anchors)}.${question}`);
    } else report(`the site has no page ${page}`, `Link to an existing page.${didYouMean(nearest(path, paths))}`);
  }
}

/** Checks the content of a site. Returns all problems by file and line. Content without errors can be built. */
export const checkContent = (site: Site): Promise<Problem[]> => new Check(site).run();
