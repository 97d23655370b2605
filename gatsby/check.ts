// Checks everything in data/: against the schemas, and what no schema can say of ids, references, links and pictures.
import { isUtf8 } from "node:buffer";
import { readFileSync, readdirSync } from "node:fs";
import { basename, join, relative, sep } from "node:path";
import Ajv from "ajv/dist/2020";
import sharp from "sharp";
import { checkMarkdown } from "./check-markdown";
import { didYouMean, explainShape, nearest } from "./check-shape";
import { FORMATS, LARGEST_PICTURE, LONGEST_NAME, PLAIN_SLIPS, findSlips, isFormat, isoDay } from "./formats";
import { JsonFile, reportAt } from "./json";
import type { Path, Problem, Report } from "./json";
import { PICTURE_ORIGIN } from "./picture-host";
import { entrySchema, collectionOf } from "./schemas";
import type { Entry, Schema } from "./schemas";

/** An entry with what reports a problem of a value in it; one with a file of its own has the file's name as `id`. */
interface ListedEntry {
  readonly entry: Entry;
  readonly on: (...path: Path) => Report;
}

/** One content file. */
interface Content {
  readonly kind: string;
  readonly file: JsonFile;
  readonly entries: readonly ListedEntry[];
}

/** What the check has to know of a site. */
export interface Site {
  /** The folder of the site, in which data/ is. */
  readonly directory: string;
  /** The day of the check, in ISO 8601 form: it decides what is over. */
  readonly today: string;
  /** The paths of pages, and of the places on them that don't depend on entries. */
  readonly pages: readonly string[];
  /** The paths that an entry adds, by its kind of content. */
  readonly paths: Readonly<Record<string, (entry: Entry) => readonly string[]>>;
  /** What a schema can't say of an entry, by its kind of content. Its file fits the schema. */
  readonly rules: Readonly<Record<string, (entry: Entry, on: ListedEntry["on"], links: ReadonlySet<string>) => void>>;
}

const isEntry = (value: unknown): value is Entry =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const listOf = (words: Iterable<string>) => [...words].slice(0, 12).join(", ");

/** Lists the entries in a value of a file, which is a list or one entry. */
function entriesIn(value: unknown, file: JsonFile, path: Path = []): readonly ListedEntry[] {
  return [value].flat().map((entry: unknown, index) => {
    const place = Array.isArray(value) ? [...path, index] : path;
    return { entry: isEntry(entry) ? entry : {}, on: (...inner: Path) => file.on([...place, ...inner]) };
  });
}

class Check {
  readonly problems: Problem[] = [];
  private readonly data: string;
  /** All files below data/, with slashes. */
  private readonly files: readonly string[];
  private readonly used = new Set<string>();
  private readonly ajv = new Ajv({ allErrors: true, verbose: true, strictTypes: false });
  private readonly schemas = new Map<string, Schema>();
  private readonly ids = new Map<string, Set<string>>();
  /** Kinds of content of which not all ids and paths are known. */
  private readonly unread = new Set<string>();
  /** Every path that a link may have. */
  private readonly links: Set<string>;
  private readonly pictures: Promise<void>[] = [];
  /** The places in the present file of which a problem is reported already, as JSON pointers. */
  private wrong: ReadonlySet<string> = new Set();

  constructor(private readonly site: Site) {
    this.data = join(site.directory, "data");
    this.files = readdirSync(this.data, { recursive: true, withFileTypes: true })
      .filter((file) => !file.isDirectory())
      .map(({ parentPath, name }) => relative(this.data, join(parentPath, name)).split(sep).join("/"))
      .sort();
    this.links = new Set(site.pages);
    this.ajv.addVocabulary(["folder", "reference", "unique", "numbered", "typeset", "future", "pictureWidth"]);
    for (const format of [...Object.keys(FORMATS), "picture", "file", "markdown", "site-path"])
      this.ajv.addFormat(format, true);
  }

  async run(): Promise<Problem[]> {
    this.readSchemas();
    if (this.problems.length > 0) return this.problems;
    const contents = [...this.schemas].flatMap(([kind, schema]) => this.read(kind, schema));
    for (const { kind, entries } of contents.filter((content) => this.checkContent(content)))
      for (const { entry, on } of entries) this.site.rules[kind]?.(entry, on, this.links);
    await Promise.all(this.pictures);
    this.checkFiles();
    return this.problems.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
  }

  private at(file: string, text = "", offset = 0): Report {
    return reportAt(`data/${file}`, text, offset, this.problems);
  }

  private readSchemas(): void {
    for (const name of this.files.filter((file) => file.startsWith("schemas/"))) {
      const schema = this.readJson(name)?.value as Schema | undefined;
      try {
        if (schema && this.ajv.compile(schema)) this.schemas.set(basename(name, ".schema.json"), schema);
      } catch (error) {
        this.at(name)(`this schema can't be used: ${String(error)}`, "Undo the change, or ask a developer.");
      }
    }
  }

  /** Reads a file of data/; what is wrong with its encoding or its syntax is reported. */
  private readJson(name: string): JsonFile | undefined {
    this.used.add(name);
    const bytes = readFileSync(join(this.data, name));
    const text = bytes.toString("utf8");
    const wrong = text.search(isUtf8(bytes) ? /^\ufeff|\0/ : /\ufffd/);
    if (wrong < 0) return new JsonFile(`data/${name}`, text, this.problems);
    const remedy = 'Save it with the encoding "UTF-8", without BOM.';
    this.at(name, text, wrong)("this file isn't saved as UTF-8, or begins with an invisible mark (BOM)", remedy);
    return undefined;
  }

  /** Reads the content of one kind, as far as it can be read, and keeps its ids and paths. */
  private read(kind: string, schema: Schema): Content[] {
    const names = this.files.filter((file) => collectionOf(file, this.schemas) === kind);
    if (names.length < (schema.folder ? (schema.minItems ?? 0) : 1)) {
      const report = this.at(schema.folder ? kind : `${kind}.json`);
      report("this is missing, and the site can't be without it", "Bring it back from Git. Perhaps it was renamed.");
    }
    const contents = names.flatMap((name): Content[] => {
      const file = this.readJson(name);
      if (file?.value === undefined) return [];
      const ofFile = schema.folder ? { id: basename(name, ".json") } : {};
      const entries = entriesIn(file.value, file).map(({ entry, on }) => ({ entry: { ...entry, ...ofFile }, on }));
      return [{ kind, file, entries }];
    });
    if (contents.length < Math.max(names.length, 1)) this.unread.add(kind);
    const entries = contents.flatMap((content) => content.entries);
    if (schema.folder) this.findRepeated(entries, schema);
    const ids = entries.flatMap(({ entry }) => (entry.id === undefined ? [] : [String(entry.id)]));
    this.ids.set(kind, new Set(ids));
    // Others may refer to what one of two equal ids should have been.
    if (new Set(ids).size < ids.length) this.unread.add(kind);
    for (const { entry, on } of entries.filter((one) => one.entry.id !== undefined)) {
      const isSlug = isFormat("slug", String(entry.id));
      // What others refer to may be the one that this id should have been.
      if (!isSlug) this.unread.add(kind);
      if (schema.folder && !(isSlug && String(entry.id).length <= LONGEST_NAME))
        on()("the name of this file can't be used", "Write up to 80 small letters a to z, digits and single hyphens.");
      for (const path of this.site.paths[kind]?.(entry) ?? []) this.links.add(path);
    }
    return contents;
  }

  /** Checks one file; returns whether it fits its schema. */
  private checkContent({ kind, file, entries }: Content): boolean {
    const schema = this.schemas.get(kind) as Schema;
    const validate = this.ajv.compile(schema);
    const isFitting = validate(file.value);
    this.wrong = explainShape(validate.errors ?? [], file);
    this.walk(file.value, schema, file);
    const needed = entrySchema(schema).properties?.id?.enum ?? [];
    if (entries.length < needed.length)
      for (const id of needed.filter((one) => !entries.some(({ entry }) => entry.id === one)))
        file.at(0)(`the entry "${id}" is missing`, "Bring it back from Git: the site can't be without it.");
    return isFitting;
  }

  /** Checks all values by what their schemas say beyond their shape. */
  private walk(value: unknown, schema: Schema, file: JsonFile, path: Path = [], isOptional = false): void {
    const { items, properties = {}, required = [], reference } = schema;
    if (Array.isArray(value) && items) {
      this.findRepeated(entriesIn(value, file, path), items);
      for (const [index, item] of value.entries()) this.walk(item, items, file, [...path, index]);
    } else if (isEntry(value)) {
      for (const [key, inner] of Object.entries(properties))
        this.walk(value[key], inner, file, [...path, key], !required.includes(key));
    } else if (typeof value === "string" && !this.wrong.has(path.map((part) => `/${String(part)}`).join(""))) {
      if (reference !== undefined) this.checkReference(value, reference, file.on(path), isOptional);
      else if (schema.type === "string" && !schema.enum) this.checkText(value, schema, (index) => file.on(path, index));
    }
  }

  /** Finds entries that have the same id, or another value that has to be unique. */
  private findRepeated(entries: readonly ListedEntry[], { properties = {} }: Schema): void {
    for (const key of Object.keys(properties).filter((one) => one === "id" || properties[one]?.unique)) {
      for (const { entry, on } of entries) {
        const value = entry[key];
        const isRepeated = entries.some((other) => other.entry !== entry && other.entry[key] === value);
        if (value !== undefined && isRepeated)
          on(key)(`another entry has the same ${key}, ${JSON.stringify(value)}`, `Give each entry its own ${key}.`);
      }
    }
  }

  private checkReference(id: string, kind: string, report: Report, isOptional: boolean): void {
    const ids = this.ids.get(kind) ?? new Set();
    if (ids.has(id) || this.unread.has(kind)) return;
    const meant = nearest(id, ids);
    // What was removed leaves a reference behind; what is only misspelt was meant to be there.
    const severity = meant === undefined && isOptional ? "warning" : "error";
    const remedy = `Write one of: ${listOf(ids)}${isOptional ? ", or remove this key" : ""}.`;
    report(`data/${kind} has no "${id}", so the page can't show it`, remedy + didYouMean(meant), severity);
  }

  private checkText(text: string, schema: Schema, on: (index?: number) => Report): void {
    const { format = "", pattern, maxLength = Infinity } = schema;
    if (format in FORMATS) this.checkFormat(text, schema, on());
    else if (format === "site-path") this.checkLink(text, on(), false);
    else if (format === "picture") this.checkPicture(text, on(), schema.pictureWidth);
    else if (format === "file") this.findFile(text, "/files/", on());
    else if (format === "markdown") checkMarkdown(text, on, this);
    else if (pattern === undefined && text !== "") {
      if (maxLength <= 200 && text.trim().includes("\n"))
        on(text.indexOf("\n"))("a line break is here, where none is shown", "Write a space.", "warning");
      findSlips(text, PLAIN_SLIPS, on);
    }
  }

  private checkFormat(text: string, { format = "", future = false }: Schema, report: Report): void {
    const [, noun = "", example = ""] = FORMATS[format] ?? [];
    const { today } = this.site;
    const day = isoDay(text, format) ?? today;
    if (!isFormat(format, text)) report(`"${text}" isn't ${noun}`, `Write it like this: ${example}.`);
    else if (future && day < today) report("this day is over", "Remove the entry, or write its new day.", "warning");
    else if (!future && day > today) report("this day is still to come", "Correct it, if it is wrong.", "warning");
  }

  /** Checks the address of a link, or a path of this site. */
  checkLink(url: string, report: Report, mayLeave = true): void {
    const email = /^mailto:([^?]*)/.exec(url)?.[1] ?? "";
    const isAway = isFormat("https-url", url) || isFormat("email", email) || /^tel:\+?\d[\d().-]{4,}$/.test(url);
    const path = url.replace(/\?[^#]*/, "").replace(/(?<=.)\/+(?=#|$)/, "");
    if ((mayLeave && isAway) || this.links.has(path)) return;
    const [page = "", anchor] = path.split("#");
    if (!/^\/(?!\/)\S*$/.test(path)) {
      const others = mayLeave ? ", or an address with https://, mailto: or tel:" : "";
      report(`"${url}" can't be a link here`, `Write a path of this site, such as /about#team${others}.`);
    } else if ([...this.unread].some((kind) => this.site.paths[kind])) return;
    else if (anchor !== undefined && this.links.has(page)) {
      const places = [...this.links].filter((one) => one.startsWith(`${page}#`)).map((one) => one.slice(page.length));
      const meant = didYouMean(nearest(`#${anchor}`, places));
      report(`the page ${page} has no place #${anchor}`, `Its places are ${listOf(places)}.${meant}`);
    } else report(`the site has no page ${page}`, `Link to one that it has.${didYouMean(nearest(path, this.links))}`);
  }

  /** Returns whether a path is that of a file in a folder of data/, and reports one that isn't. */
  private findFile(path: string, folder: "/images/" | "/files/", report: Report): boolean {
    const files = this.files.map((file) => `/${file}`).filter((file) => file.startsWith(folder));
    const meant = didYouMean(nearest(path, files));
    if (files.includes(path)) this.used.add(path.slice(1));
    else report(`there is no file ${path}`, `Put it into data${folder}, and write its path: ${folder}….${meant}`);
    return files.includes(path);
  }

  /** Checks the path or the address of a picture, and starts to check what its file holds. */
  checkPicture(picture: string, report: Report, least = 1200): void {
    if (picture.startsWith(`${PICTURE_ORIGIN}/`) && isFormat("https-url", picture)) return;
    if (this.findFile(picture, "/images/", report)) this.pictures.push(this.checkPictureFile(picture, least, report));
  }

  private async checkPictureFile(path: string, least: number, report: Report): Promise<void> {
    // By its path, sharp would remember the file as it was before a save.
    const bytes = readFileSync(join(this.data, path));
    const image = sharp(bytes);
    const facts = await image.metadata().catch(() => undefined);
    const { format = "no picture", compression, autoOrient: { width } = { width: 0 } } = facts ?? {};
    if (!["jpeg", "png", "webp", "tiff"].includes(format) && compression !== "av1")
      report(`${path} is ${format}, whatever its name says`, "Save it as JPEG or PNG, and upload it again.");
    else if (format === "jpeg" && !bytes.subarray(-1024).includes(Buffer.from([0xff, 0xd9])))
      report(`${path} is incomplete`, "Upload it again.");
    else if (bytes.length > LARGEST_PICTURE)
      report(`${path} has more than 5 MB`, "Save it as JPEG with a quality of 85.");
    else if (width < least)
      report(`${path} is ${String(width)} pixels wide: the least is ${String(least)}`, "Take a larger version of it.");
  }

  /** Finds files that the site doesn't read, and files that nothing uses. */
  private checkFiles(): void {
    const isOurs = /^README\.md$|(?:^|\/)(?:\.[^/]*|Thumbs\.db|desktop\.ini)$/i;
    // With a wrong path, the file that is meant is unused, too.
    const isCertain = !this.problems.some(isError);
    const kinds = [...this.schemas].map(([kind, { folder }]) => (folder ? `${kind}/` : `${kind}.json`));
    for (const file of this.files) {
      if (this.used.has(file) || isOurs.test(file)) continue;
      if (!/^(?:images|files)\//.test(file)) {
        const meant = nearest(file.replace(/(?<=\/).*/, ""), kinds);
        this.at(file)("the site doesn't read this file", `Rename or remove it.${didYouMean(meant)}`);
      } else if (isCertain)
        this.at(file)("nothing uses this file", "Remove it, or write its path where it should be.", "warning");
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
  return [...lines, `errors: ${String(errors)}, warnings: ${String(problems.length - errors)}`].join("\n\n");
}
