// Checks everything in data/: against the schemas, and what no schema can say of ids, references, links, pictures and texts.
import { isUtf8 } from "node:buffer";
import { readFileSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, dirname, join, relative, sep } from "node:path";
import Ajv from "ajv/dist/2020";
import type { ErrorObject, ValidateFunction } from "ajv/dist/2020";
import { distance } from "fastest-levenshtein";
import type { Nodes } from "mdast";
import { toString } from "mdast-util-to-string";
import sharp from "sharp";
import { visit } from "unist-util-visit";
import { FORMATS, PLAIN_SLIPS, SLIPS, isoDay } from "./formats";
import { JsonFile, reportAt } from "./json";
import type { Path, Problem, Report } from "./json";
import { parseMarkdown } from "./markdown";
import { entrySchema, kindOf } from "./schemas";
import type { Entry, Schema } from "./schemas";

/** One content file that fits its schema, with its entries and their places in it. */
export interface Content {
  readonly kind: string;
  readonly file: JsonFile;
  /** An entry with a file of its own has the file's name as `id`. */
  readonly entries: readonly { readonly entry: Entry; readonly path: Path }[];
}

/** What the check has to know of a site. */
export interface Site {
  /** The folder of the site, in which data/ is. */
  readonly directory: string;
  /** The day of the check, in ISO 8601 form: it decides what is over. */
  readonly today: string;
  /** The ids of the sections that each page shows, by the page's id. */
  readonly sections: ReadonlyMap<string, readonly string[]>;
  /** The paths of pages and of the anchors on them that don't depend on content. */
  readonly pages: readonly string[];
  /** The paths that an entry adds, by its kind of content. */
  readonly paths: Readonly<Record<string, (entry: Entry) => readonly string[]>>;
  /** Scheme and host of pictures that aren't in data/. */
  readonly pictureOrigin: string;
  /** Files that the site uses without any content naming them, below data/. */
  readonly usedFiles: readonly string[];
  /** Rules of this site that a schema can't say. They see the files that fit their schemas. */
  readonly rules: readonly ((contents: readonly Content[], links: ReadonlyMap<string, unknown>) => void)[];
}

const OWN_KEYWORDS = ["folder", "reference", "unique", "numbered", "typeset", "future", "pictureWidth"];
const OWN_FORMATS = [...Object.keys(FORMATS), "picture", "file", "markdown", "site-path"];

const LARGEST_PICTURE = 5;
const USUAL_WIDTH = 1200;
const LONGEST_NAME = 80;

/** The keys by which readers tell entries apart. */
const TITLES = ["name", "question", "title", "label"];

/** What each type is called, and how it is written. */
const TYPES: Readonly<Record<string, readonly [name: string, how: string]>> = {
  string: ["a text", 'Write a text in quotation marks: "…".'],
  number: ["a number", "Write a number without quotation marks."],
  integer: ["a whole number", "Write a whole number without quotation marks."],
  boolean: ["true or false", "Write true or false without quotation marks."],
  array: ["a list", "Write a list: [ … ]."],
  object: ["an entry", "Write an entry with keys: { … }."],
};

const isEntry = (value: unknown): value is Entry =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const listOf = (words: Iterable<string>) => [...words].slice(0, 12).join(", ");

/** Finds the one of some words that was probably meant. */
function nearest(written: string, known: Iterable<string>, slips = 5): string | undefined {
  const word = written.toLowerCase();
  const likeness = (one: string) => {
    const other = one.toLowerCase();
    if (word.length > 2 && (other.startsWith(word) || other.endsWith(word))) return 1;
    const letters = distance(word, other);
    return letters <= Math.min(slips, Math.ceil(Math.max(word.length, other.length) / 3)) ? letters : Infinity;
  };
  const [best] = [...known].map((one) => ({ one, letters: likeness(one) })).sort((a, b) => a.letters - b.letters);
  return best && best.letters < Infinity ? best.one : undefined;
}

/** The question for a remedy. */
const didYouMean = (word: string | undefined) => (word === undefined ? "" : ` Did you mean "${word}"?`);

/** A value with its schema and place. */
interface Visited {
  readonly file: JsonFile;
  /** The places of which the schema's check has reported a problem already, as JSON pointers. */
  readonly wrong: ReadonlySet<string>;
  readonly value: unknown;
  readonly schema: Schema;
  readonly path: Path;
  /** Whether its key may be left out. */
  readonly isOptional: boolean;
}

const pointerOf = (path: Path) =>
  path.map((part) => `/${String(part).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");

const count = (number: number, what: string) => `${String(number)} ${what}${number === 1 ? "" : "s"}`;

/** Explains unknown and missing keys of one entry; a misspelt key is one problem. */
function explainKeys(errors: readonly ErrorObject[], path: Path, file: JsonFile): void {
  const { properties = {} } = errors[0]?.parentSchema as Schema;
  const entry = errors[0]?.data as Entry;
  const namesOf = (keyword: string, parameter: string) =>
    errors.filter((error) => error.keyword === keyword).map(({ params }) => String((params as Entry)[parameter]));
  const missing = new Set(namesOf("required", "missingProperty"));
  const unknown = namesOf("additionalProperties", "additionalProperty");
  for (const key of unknown) {
    const absent = Object.keys(properties).filter((one) => !(one in entry));
    const only = unknown.length === 1 && missing.size === 1 ? [...missing][0] : undefined;
    const meant = nearest(key, missing) ?? only ?? nearest(key, absent);
    if (meant !== undefined) missing.delete(meant);
    file.on([...path, key], "key")(
      `the key "${key}" is unknown here`,
      meant === undefined
        ? `Remove it. The keys are: ${Object.keys(properties).join(", ")}.`
        : `Rename it.${didYouMean(meant)}`,
    );
  }
  for (const key of missing)
    file.on(path)(`the key "${key}" is missing`, `Add it. ${properties[key]?.description ?? ""}`);
}

/** Explains why a value doesn't fit its schema. */
function explainValue({ keyword, params, data, parentSchema, message = "" }: ErrorObject): [string, string] {
  const { description = "", ...schema } = parentSchema as Schema;
  const value = JSON.stringify(data)?.slice(0, 60);
  const { limit = 0 } = params as { limit?: number };
  switch (keyword) {
    case "type": {
      const [name, how] = TYPES[schema.type] ?? ["something else", ""];
      return [`${value} isn't ${name}`, how];
    }
    case "enum":
      return [
        `${value} isn't one of the values that are possible here`,
        `Write one of: ${schema.enum?.join(", ") ?? ""}.${didYouMean(nearest(String(data), schema.enum ?? []))}`,
      ];
    case "minLength":
    case "maxLength": {
      const { length } = [...String(data)];
      if (length === 0)
        return ["this text is empty", `Write it, or remove the key if it may be left out. ${description}`];
      return [
        `this text has ${count(length, "character")}, and ${keyword === "minLength" ? "needs at least" : "may have at most"} ${String(limit)}`,
        keyword === "minLength" ? "Write some more." : `Shorten it by ${count(length - limit, "character")}.`,
      ];
    }
    case "minItems":
    case "maxItems":
      return [
        `this list has ${count((data as unknown[]).length, "item")}, and ${keyword === "minItems" ? "needs at least" : "may have at most"} ${String(limit)}`,
        keyword === "minItems" ? "Add what is missing." : "Remove what is too much.",
      ];
    case "minimum":
    case "maximum":
      return [
        `${value} is too ${keyword === "minimum" ? "small: the least is" : "large: the most is"} ${String(limit)}`,
        description,
      ];
    default:
      return [`${value} ${keyword === "pattern" ? "isn't written as it has to be here" : message}`, description];
  }
}

/** Reports each slip in some words once. */
function checkSlips(text: string, slips: typeof SLIPS, reportAtIndex: (index: number) => Report): void {
  for (const [pattern, message, remedy, severity] of slips) {
    const found = pattern.exec(text);
    if (found) reportAtIndex(found.index)(message, remedy, severity);
  }
}

/** Reads what a picture's file has; `format` is empty for a file that is no picture. */
async function pictureFacts(bytes: Buffer) {
  try {
    const { format, compression, autoOrient } = await sharp(bytes).metadata();
    return { format: format as string, compression, width: autoOrient.width };
  } catch {
    return { format: "", compression: undefined, width: 0 };
  }
}

/** Signs of Markdown that was meant and isn't read, in what is left as words. */
const MARKDOWN_SLIPS: typeof SLIPS = [
  [
    /\]\((?!\s)|\] \((?:https?:|mailto:|www\.|\/)|\)\[(?:https?:|mailto:|\/)/,
    "this link isn't read as one",
    "Write [words](address), without spaces in the address.",
  ],
  [/(?<!\\)\*\*/, "these asterisks aren't read as bold", "Write **words**, without spaces inside of the asterisks."],
  [/^#{2,6}[^\s#]/, "this heading isn't read as one", "Write a space after the signs #."],
  [/~~/, "words can't be struck out", "Remove them and the signs ~~."],
  [
    /^\|.*\|/,
    "this table isn't read as one",
    "Write a line | --- | --- | below its first row, and an empty line before it.",
  ],
  [/^•/m, "this list isn't read as one", "Write - and a space before each item.", "warning"],
];

/** A schema with what checks content against it. */
interface Kind {
  readonly schema: Schema;
  readonly validate: ValidateFunction;
}

class Check {
  readonly problems: Problem[] = [];
  private readonly data: string;
  /** All files below data/, with slashes. */
  private readonly files: readonly string[];
  private readonly used: Set<string>;
  private readonly kinds = new Map<string, Kind>();
  private readonly ids = new Map<string, Set<string>>();
  /** Kinds of content of which not all ids are known. */
  private readonly unread = new Set<string>();
  /** Every path that a link may have, with the entry that adds it. */
  private readonly links = new Map<string, Entry | undefined>();
  private areLinksKnown = true;
  private readonly pictures: Promise<void>[] = [];

  constructor(private readonly site: Site) {
    this.data = join(site.directory, "data");
    this.files = readdirSync(this.data, { recursive: true, withFileTypes: true })
      .filter((file) => !file.isDirectory())
      .map(({ parentPath, name }) => relative(this.data, join(parentPath, name)).split(sep).join("/"))
      .sort();
    this.used = new Set(site.usedFiles);
    for (const path of site.pages) this.links.set(path, undefined);
  }

  async run(): Promise<Problem[]> {
    if (!this.compileSchemas()) return this.problems;
    const contents = [...this.kinds.keys()].flatMap((kind) => this.read(kind));
    for (const content of contents) this.register(content);
    const fitting = contents.filter((content) => this.checkContent(content));
    this.checkFolders(contents);
    for (const rule of this.site.rules) rule(fitting, this.links);
    await Promise.all(this.pictures);
    this.checkFiles();
    return this.problems.sort(
      (one, other) => one.file.localeCompare(other.file) || one.line - other.line || one.column - other.column,
    );
  }

  private at(file: string, text = "", offset = 0): Report {
    return reportAt(`data/${file}`, text, offset, this.problems);
  }

  /** Returns whether all schemas can be used. */
  private compileSchemas(): boolean {
    const formats = Object.fromEntries(OWN_FORMATS.map((format) => [format, true as const]));
    const ajv = new Ajv({
      allErrors: true,
      verbose: true,
      strictTypes: false,
      formats,
      validateFormats: true,
    }).addVocabulary(OWN_KEYWORDS);
    for (const name of this.files.filter((file) => file.startsWith("schemas/"))) {
      const file = this.readJson(name);
      try {
        if (file?.value === undefined) continue;
        const schema = file.value as Schema;
        this.kinds.set(basename(name, ".schema.json"), { schema, validate: ajv.compile(schema) });
      } catch (error) {
        file?.at(0)(`this schema can't be used: ${String(error)}`, "Undo the change, or ask a developer.");
      }
    }
    return this.problems.length === 0;
  }

  /** Reads a file of data/; what is wrong with its encoding or its syntax is reported. */
  private readJson(name: string): JsonFile | undefined {
    const bytes = readFileSync(join(this.data, name));
    const text = bytes.toString("utf8");
    const remedy = 'Save the file with the encoding "UTF-8", without BOM.';
    const hasMark = text.startsWith("\ufeff");
    if (hasMark) this.at(name)("this file begins with an invisible mark (BOM)", remedy);
    if (isUtf8(bytes) && !text.slice(0, 8).includes("\0"))
      return new JsonFile(`data/${name}`, hasMark ? text.slice(1) : text, this.problems);
    this.at(name, text, Math.max(text.search(/[\ufffd\0]/), 0))("this file isn't saved as UTF-8", remedy);
    return undefined;
  }

  /** Reads the content of one kind, as far as it can be read. */
  private read(kind: string): Content[] {
    const { schema } = this.kinds.get(kind) as Kind;
    const schemas = new Map([...this.kinds].map(([name, one]) => [name, one.schema]));
    const files = this.files.filter((file) => kindOf(file, schemas) === kind);
    this.ids.set(kind, new Set());
    if (files.length < (schema.folder ? (schema.minItems ?? 0) : 1)) {
      this.unread.add(kind);
      this.at(schema.folder ? kind : `${kind}.json`)(
        `${schema.folder ? "this folder has no entries" : "this file is missing"}, and the site can't be without`,
        "Bring it back from Git. Perhaps it was renamed.",
      );
    }
    return files.flatMap((name): Content[] => {
      this.used.add(name);
      const file = this.readJson(name);
      const id = schema.folder ? basename(name, ".json") : undefined;
      if (file?.value !== undefined) {
        const values = Array.isArray(file.value) ? (file.value as unknown[]) : [file.value];
        const entries = values.flatMap((entry, index) => {
          const path = schema.items ? [index] : [];
          return isEntry(entry) ? [{ entry: id === undefined ? entry : { ...entry, id }, path }] : [];
        });
        return [{ kind, file, entries }];
      }
      if (id === undefined) this.unread.add(kind);
      else this.ids.get(kind)?.add(id);
      if (this.site.paths[kind]) this.areLinksKnown = false;
      return [];
    });
  }

  /** Keeps the ids of the entries in a file, and the paths that links to them have. */
  private register({ kind, file, entries }: Content): void {
    const { folder } = this.kinds.get(kind)?.schema ?? {};
    const ids = this.ids.get(kind);
    for (const { entry, path } of entries) {
      const { id } = entry;
      if (id === undefined) continue;
      const isUsable = typeof id === "string" && FORMATS.slug?.isRight(id);
      if (folder && (!isUsable || id.length > LONGEST_NAME))
        file.at(0)(
          "the name of this file can't be the end of an address",
          `Rename it: small letters a to z, digits and single hyphens, at most ${String(LONGEST_NAME)}.${didYouMean(`${FORMATS.slug?.meant?.(String(id)) ?? "market-analysis"}.json`)}`,
        );
      const isRepeated = ids?.has(String(id)) ?? false;
      if (!isUsable || isRepeated) {
        // What others refer to may be the one that this id should have been.
        this.unread.add(kind);
        if (this.site.paths[kind]) this.areLinksKnown = false;
      }
      if (isRepeated) continue;
      ids?.add(String(id));
      this.addLinks(kind, entry, file.on(folder ? [] : [...path, "id"]));
    }
  }

  /** Adds the paths of an entry; a path that another one on the page has leads to that one. */
  private addLinks(kind: string, entry: Entry, report: Report): void {
    try {
      for (const path of this.site.paths[kind]?.(entry) ?? []) {
        const other = this.links.get(path);
        if (this.links.has(path) && other !== entry)
          report(
            `this entry has the address ${path}, as ${other ? `the entry "${String(other.id)}" has` : "a section of the page has"}`,
            "Change its id or its heading: links would lead to one of the two only.",
          );
        else this.links.set(path, entry);
      }
    } catch {
      // A value that the paths are made of has a wrong type, which is reported with its place.
      this.areLinksKnown = false;
    }
  }

  /** Checks one file; returns whether it fits its schema. */
  private checkContent({ kind, file, entries }: Content): boolean {
    const { schema, validate } = this.kinds.get(kind) as Kind;
    const wrong = validate(file.value) ? new Set<string>() : this.explainShape(validate.errors ?? [], file);
    this.walk({ file, wrong, value: file.value, schema, path: [], isOptional: false });
    const fixed = entrySchema(schema).properties?.id?.enum;
    const ids = entries.map(({ entry }) => entry.id);
    if (fixed && ids.every((id) => fixed.some((one) => one === id)))
      for (const id of fixed.filter((one) => !ids.includes(one)))
        file.at(0)(`the entry "${id}" is missing`, "Bring it back from Git: the site can't be without it.");
    if (kind === "pages") for (const { entry, path } of entries) this.checkSections(file, entry, path);
    return wrong.size === 0;
  }

  /** Explains what doesn't fit a schema; returns the places that are reported, as JSON pointers. */
  private explainShape(errors: readonly ErrorObject[], file: JsonFile): Set<string> {
    const wrong = new Set<string>();
    for (const error of errors) {
      const { keyword, instancePath } = error;
      if (wrong.has(instancePath) || keyword === "if") continue;
      const path = instancePath
        .split("/")
        .slice(1)
        .map((part) => (/^\d+$/.test(part) ? Number(part) : part.replaceAll("~1", "/").replaceAll("~0", "~")));
      wrong.add(instancePath);
      if (keyword === "required" || keyword === "additionalProperties")
        explainKeys(
          errors.filter((one) => one.instancePath === instancePath),
          path,
          file,
        );
      else file.on(path)(...explainValue(error));
    }
    return wrong;
  }

  /** Checks all values by what their schemas say beyond their shape. */
  private walk(visited: Visited): void {
    const { file, wrong, value, schema, path, isOptional } = visited;
    if (Array.isArray(value)) {
      const { items } = schema;
      if (items?.properties)
        this.checkRepetition(
          value,
          items,
          (index, key) => file.on([...path, index, key]),
          (index) => `entry ${String(index + 1)}`,
        );
      value.forEach((item: unknown, index) => {
        if (items) this.walk({ ...visited, value: item, schema: items, path: [...path, index], isOptional: false });
      });
    } else if (isEntry(value)) {
      for (const [key, property] of Object.entries(schema.properties ?? {}))
        if (key in value)
          this.walk({
            ...visited,
            value: value[key],
            schema: property,
            path: [...path, key],
            isOptional: !schema.required?.includes(key),
          });
    } else if (typeof value === "string" && !wrong.has(pointerOf(path))) {
      if (schema.reference) this.checkReference(value, schema.reference, file.on(path), isOptional);
      else if (schema.type === "string" && !schema.enum) this.checkText(value, visited);
    }
  }

  /** Finds entries of a list that have the same id, another value that has to be unique, or the same title. */
  private checkRepetition(
    list: readonly unknown[],
    { properties = {} }: Schema,
    reportOn: (index: number, key: string) => Report | undefined,
    nameOf: (index: number) => string,
  ): void {
    const title = TITLES.find((key) => key in properties);
    const repeated = new Set<number>();
    for (const key of Object.keys(properties).filter(
      (one) => one === "id" || one === title || properties[one]?.unique,
    )) {
      const isWrong = key === "id" || properties[key]?.unique === true;
      const first = new Map<string, number>();
      list.forEach((entry, index) => {
        const value = isEntry(entry) ? entry[key] : undefined;
        if (typeof value !== "string" && typeof value !== "number") return;
        const comparable = String(value).trim().toLowerCase();
        const earlier = first.get(comparable);
        if (earlier === undefined) first.set(comparable, index);
        else if (!repeated.has(index)) {
          repeated.add(index);
          reportOn(index, key)?.(
            `${nameOf(earlier)} has the same ${key}, "${String(value)}"`,
            isWrong ? `Give each entry its own ${key}.` : "Change one of them, or readers can't tell the two apart.",
            isWrong ? "error" : "warning",
          );
        }
      });
    }
  }

  /** Compares the entries of kinds with a file an entry. */
  private checkFolders(contents: readonly Content[]): void {
    for (const [kind, { schema }] of this.kinds) {
      const files = contents.filter((content) => schema.folder && content.kind === kind).map(({ file }) => file);
      this.checkRepetition(
        files.map(({ value }) => value),
        schema,
        (index, key) => files[index]?.on([key]),
        (index) => files[index]?.name ?? "",
      );
    }
  }

  private checkReference(id: string, kind: string, report: Report, isOptional: boolean): void {
    const ids = this.ids.get(kind);
    if (!ids || ids.has(id) || this.unread.has(kind)) return;
    const meant = nearest(id, ids, 3);
    const place = this.kinds.get(kind)?.schema.folder ? `data/${kind}/` : `data/${kind}.json`;
    // What was removed leaves a reference behind; what is only misspelt was meant to be there.
    if (isOptional && meant === undefined)
      report(
        `${place} has no "${id}" any more, so the page shows nothing here`,
        "Remove this key, or choose another one.",
        "warning",
      );
    else report(`${place} has no "${id}"`, `Write one of: ${listOf(ids)}.${didYouMean(meant)}`);
  }

  private checkText(text: string, visited: Visited): void {
    const { file, schema, path } = visited;
    const { format = "", pattern, maxLength = Infinity } = schema;
    const rule = FORMATS[format];
    if (rule) this.checkFormat(text, rule, visited);
    else if (format === "markdown") this.checkMarkdown(text, file, path);
    else if (format === "site-path") this.checkLink(text, file.on(path), false);
    else if (format === "picture" || format === "file") this.checkFile(text, schema, file.on(path));
    else if (pattern === undefined && text !== "") {
      const isOneLine = maxLength <= 200 && text.trim().includes("\n");
      if (isOneLine)
        file.on(path, text.trim().indexOf("\n"))(
          "a line break is here, where none is shown",
          "Write a space.",
          "warning",
        );
      checkSlips(text, [...PLAIN_SLIPS, ...SLIPS], (index) => file.on(path, index));
    }
  }

  private checkFormat(text: string, rule: (typeof FORMATS)[string], { file, schema, path }: Visited): void {
    const report = file.on(path);
    if (!rule?.isRight(text))
      return report(
        `"${text}" isn't ${rule.noun}`,
        `Write it like this: ${rule.example}.${didYouMean(rule.meant?.(text.trim()))}`,
      );
    const day = isoDay(text, schema.format);
    if (day === undefined) return;
    if (schema.future && day < this.site.today)
      report("this day is over, and the site still announces it", "Remove the entry, or write its new day.", "warning");
    else if (!schema.future && day > this.site.today)
      report(
        "this day is still to come, and the site shows it at once",
        "Correct it, or leave it if it is meant so.",
        "warning",
      );
  }

  private checkMarkdown(text: string, file: JsonFile, path: Path): void {
    let level = 2;
    visit(parseMarkdown(text), (node: Nodes) => {
      const { start, end } = node.position ?? {};
      const written = text.slice(start?.offset, end?.offset);
      const report = file.on(path, start?.offset ?? 0);
      const isEmpty = () => toString(node).trim() === "";
      switch (node.type) {
        case "html":
          return report(
            `${written.slice(0, 40)} is HTML, which has no effect here`,
            "Write Markdown: **bold**, _italic_, [words](address), ### heading, - list, > quotation.",
          );
        case "heading":
          if (node.depth < 3 && /\n/.test(written))
            report("the line below makes this a heading", "Write an empty line before it, or ### before a heading.");
          else if (node.depth < 3 || node.depth > Math.min(level + 1, 4))
            report(
              `this heading has ${String(node.depth)} signs #, and needs ${level === 2 ? "3" : "3 or 4"}`,
              "Begin headings with ###, and those below one of them with ####.",
            );
          else if (isEmpty()) report("this heading has no words", "Write them after ###, or remove it.");
          level = Math.max(node.depth, 3);
          return;
        case "code":
          return report(
            "these lines would be shown as program code",
            "Remove the four spaces, or the signs ```, before them.",
          );
        case "inlineCode":
          return report("these words would be shown as program code", "Write “…” instead of `…`.", "warning");
        case "thematicBreak":
          return report("a line across the page isn't shown", "Remove it, or write a heading.", "warning");
        case "image":
        case "imageReference":
          if (!node.alt?.trim())
            report(
              "this picture has no words for people who can't see it",
              "Write what it shows: ![Port at dusk](/images/articles/port.jpg).",
            );
          if (node.type === "image") this.checkFile(node.url, { type: "string", format: "picture" }, report);
          return;
        case "link":
          if (isEmpty() && !/!\[/.test(written))
            report("this link has no words", "Write them in its brackets: [words](address).");
          return this.checkLink(node.url, report);
        case "definition":
          return this.checkLink(node.url, report);
        case "listItem":
        case "blockquote":
          if (isEmpty() && !/!\[/.test(written))
            report("nothing is written here", "Write something, or remove the sign.");
          return;
        case "table":
          for (const row of node.children)
            if (row.children.length !== node.children[0]?.children.length)
              file.on(path, row.position?.start.offset ?? 0)(
                `this row has ${String(row.children.length)} cells, and the first one ${String(node.children[0]?.children.length)}`,
                "Write as many signs | in each row.",
              );
          return;
        case "text":
          return checkSlips(written, [...MARKDOWN_SLIPS, ...SLIPS], (index) =>
            file.on(path, (start?.offset ?? 0) + index),
          );
      }
    });
  }

  private checkLink(url: string, report: Report, mayLeave = true): void {
    const [, scheme = "", rest = ""] = /^([a-z][a-z\d+.-]*):(.*)$/is.exec(url) ?? [];
    const [page = "", anchor] = url.replace(/\?[^#]*/, "").split("#");
    const path = anchor === undefined ? page : `${page}#${anchor}`;
    if (mayLeave && scheme === "mailto" && FORMATS.email?.isRight(rest.replace(/\?.*/, ""))) return;
    if (mayLeave && scheme === "tel" && /^\+?\d[\d().-]{4,}$/.test(rest)) return;
    if (mayLeave && scheme === "https" && FORMATS["https-url"]?.isRight(url)) return;
    if (scheme !== "" || !/^\/(?!\/)\S*$/.test(path)) {
      const meant =
        nearest(`/${url}`, this.links.keys()) ??
        (mayLeave && /^(?:www\.|http:)/.test(url) ? FORMATS["https-url"]?.meant?.(url) : undefined);
      const others = mayLeave ? ", an address with https://, mailto: with an email address, or tel: with a number" : "";
      return report(
        `"${url}" can't be a link here`,
        `Write a path of this site, such as /about#team${others}.${didYouMean(meant)}`,
      );
    }
    if (this.links.has(path) || !this.areLinksKnown) return;
    const bare = path.replace(/\/+(?=#|$)/, "");
    if (this.links.has(bare))
      return report(`"${url}" has a slash too many at the end of the page`, `Write ${bare}.`, "warning");
    if (!this.links.has(page))
      return report(
        `the site has no page ${page}`,
        `Link to a page that the site has.${didYouMean(nearest(bare, this.links.keys()))}`,
      );
    const anchors = [...this.links.keys()].flatMap((one) =>
      one.startsWith(`${page}#`) ? [one.slice(page.length)] : [],
    );
    report(
      `the page ${page} has no place #${anchor ?? ""}`,
      `${anchors.length > 0 ? `Its places are ${listOf(anchors)}.` : "Link to the page itself."}${didYouMean(nearest(`#${anchor ?? ""}`, anchors))}`,
    );
  }

  private checkFile(value: string, { format, pictureWidth = USUAL_WIDTH }: Schema, report: Report): void {
    const isPicture = format === "picture";
    const folder = isPicture ? "/images/" : "/files/";
    const origin = `${this.site.pictureOrigin}/`;
    if (/^(?:[a-z]+:|\/\/|www\.)/i.test(value)) {
      if (isPicture && value.startsWith(origin) && URL.canParse(value) && /^\S+$/.test(value.slice(origin.length)))
        return;
      return report(
        `the site can't show or offer a file from this address`,
        `Put the file into data${folder} and write its path${isPicture ? `, or the address of the picture itself, which begins with ${origin}` : ""}.`,
      );
    }
    const name = value.slice(1);
    if (value.startsWith(folder) && this.files.includes(name)) {
      this.used.add(name);
      this.pictures.push(isPicture ? this.checkPicture(name, pictureWidth, report) : this.checkDownload(name, report));
      return;
    }
    const put = value.replaceAll("\\", "/").replace(/^(?:\.{0,2}\/)*(?:data\/)?/, "");
    const kin = this.files.filter((file) => `/${file}`.startsWith(folder));
    const meant =
      kin.find((file) => file === put) ??
      kin.find((file) => basename(file).toLowerCase() === basename(put).toLowerCase()) ??
      nearest(put, kin);
    // The file that is meant isn't to be reported as unused, too.
    if (meant !== undefined) this.used.add(meant);
    report(
      `there is no file ${value}`,
      `Put the file into data${folder}, and write its path from there with its ending and its capital letters: ${folder}….${didYouMean(meant && `/${meant}`)}`,
    );
  }

  private async checkPicture(name: string, least: number, report: Report): Promise<void> {
    // By its path, sharp would remember the file as it was before a save.
    const bytes = await readFile(join(this.data, name));
    const megabytes = bytes.length / 1e6;
    const { format, compression, width } = await pictureFacts(bytes);
    const isKnown = ["jpeg", "png", "webp", "tiff"].includes(format) || compression === "av1";
    const remedy = "Save the picture as JPEG or PNG, and upload it again.";
    if (!isKnown)
      report(
        format === ""
          ? `/${name} isn't a picture, whatever its name says`
          : `/${name} is a picture of the kind ${format}`,
        remedy,
      );
    else if (!/\.(?:jpe?g|png|webp|avif|tiff?)$/i.test(name)) report(`/${name} has an unusual ending`, remedy);
    else if (megabytes > LARGEST_PICTURE)
      report(
        `/${name} has ${megabytes.toFixed(1)} MB, and may have ${String(LARGEST_PICTURE)}`,
        "Save it as JPEG with a quality of 85, or with fewer pixels.",
      );
    else if (format === "jpeg" && !bytes.subarray(-1024).includes(Buffer.from([0xff, 0xd9])))
      report(`/${name} is incomplete`, "Upload the file again.");
    else if (width < least)
      report(
        `/${name} is ${String(width)} pixels wide, and needs ${String(least)}`,
        "Take a larger version of the picture.",
      );
  }

  private async checkDownload(name: string, report: Report): Promise<void> {
    const bytes = await readFile(join(this.data, name));
    if (/\.pdf$/i.test(name) && !bytes.subarray(0, 1024).includes("%PDF-"))
      report(`/${name} isn't a PDF, whatever its name says`, "Export it as PDF again, and upload it.");
  }

  /** Compares the sections of a page's entry with those that the page shows. */
  private checkSections(file: JsonFile, { id, sections }: Entry, path: Path): void {
    const shown = this.site.sections.get(String(id));
    if (!shown || !Array.isArray(sections)) return;
    const ids = sections.map((section: unknown) => (isEntry(section) ? section.id : undefined));
    const missing = new Set(shown.filter((one) => !ids.includes(one)));
    ids.forEach((one, index) => {
      if (typeof one !== "string" || shown.includes(one)) return;
      const meant = nearest(one, missing) ?? (missing.size === 1 ? [...missing][0] : undefined);
      if (meant !== undefined) missing.delete(meant);
      const remedy =
        meant === undefined ? "Remove this section: a developer can add one to the page." : "Write the id as before.";
      file.on([...path, "sections", index, "id"])(
        `the page "${String(id)}" shows no section "${one}"`,
        remedy + didYouMean(meant),
      );
    });
    if (new Set(ids).size < ids.length) return;
    for (const one of missing)
      file.on([...path, "sections"])(
        `the section "${one}" of the page "${String(id)}" is missing`,
        "Bring it back: the page shows it.",
      );
  }

  /** Finds files that the site doesn't read, and files that nothing uses. */
  private checkFiles(): void {
    const isUncertain = this.problems.some(isError);
    const names = [...this.kinds].map(([kind, { schema }]) => (schema.folder ? `${kind}/` : `${kind}.json`));
    for (const file of this.files) {
      const name = basename(file);
      if (
        this.used.has(file) ||
        file === "README.md" ||
        file.startsWith("schemas/") ||
        /^\.|^(?:Thumbs\.db|desktop\.ini)$/i.test(name)
      )
        continue;
      if (/^(?:images|files)\//.test(file)) {
        if (!isUncertain)
          this.at(file)("nothing uses this file", "Remove it, or write its path where it should be shown.", "warning");
        continue;
      }
      const isContent = file.includes(".json") || this.kinds.has(dirname(file));
      const meant = this.kinds.has(dirname(file))
        ? `${dirname(file)}/${FORMATS.slug?.meant?.(name.replace(/\..*/, "")) ?? ""}.json`
        : nearest(file.includes("/") ? `${file.split("/")[0] ?? ""}/` : file, names);
      this.at(file)(
        "the site doesn't read this file",
        `Rename or remove it.${didYouMean(isContent ? meant : undefined)}`,
        isContent ? "error" : "warning",
      );
    }
  }
}

/**
 * Checks the content of a site.
 *
 * @returns all problems by file and place; without errors among them, the content can be built
 */
export const checkContent = (site: Site): Promise<Problem[]> => new Check(site).run();

/** Whether a problem stops the build. */
export const isError = ({ severity }: Problem) => severity === "error";

/** Formats problems for people, with their numbers in the last line. */
export function asText(problems: readonly Problem[]): string {
  if (problems.length === 0) return "The content in data/ is fine.";
  const errors = problems.filter(isError).length;
  const lines = problems.map(({ file, line, column, severity, message, remedy }) => {
    return `${file}:${String(line)}:${String(column)} ${severity}: ${message}\n    ${remedy}`;
  });
  return [...lines, `${count(errors, "error")}, ${count(problems.length - errors, "warning")}`].join("\n\n");
}

/** Formats problems for programs. */
export const asJson = (problems: readonly Problem[]): string => JSON.stringify(problems, null, 2);

const escaped = (text: string) => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
const escapedProperty = (text: string) => escaped(text).replaceAll(":", "%3A").replaceAll(",", "%2C");

/**
 * Formats problems as the commands that GitHub turns into annotations of a pull request.
 * https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
 */
export const asAnnotations = (problems: readonly Problem[]): string =>
  problems
    .map(({ file, line, column, severity, message, remedy }) => {
      const place = `file=${escapedProperty(file)},line=${String(line)},col=${String(column)}`;
      const title = escapedProperty(`${file}:${String(line)}`);
      return `::${severity} ${place},title=${title}::${escaped(`${message}\n${remedy}`)}`;
    })
    .join("\n");
