// Checks everything in data/: against the schemas, and what no schema can say of ids, references, links and pictures.
import { isUtf8 } from "node:buffer";
import { readFileSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, dirname, join, relative, sep } from "node:path";
import Ajv from "ajv/dist/2020";
import type { ValidateFunction } from "ajv/dist/2020";
import sharp from "sharp";
import { checkMarkdown } from "./check-markdown";
import { count, didYouMean, explainShape, nearest } from "./check-shape";
import { FORMATS, PLAIN_SLIPS, SLIPS, findSlips, isSlug, isoDay, slugOf } from "./formats";
import { JsonFile, reportAt } from "./json";
import type { Path, Problem, Report } from "./json";
import { entrySchema, kindOf } from "./schemas";
import type { Entry, Schema } from "./schemas";

/** One content file. */
export interface Content {
  readonly kind: string;
  readonly file: JsonFile;
  /** Its entries with their places in it; an entry with a file of its own has the file's name as `id`. */
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
  /** The paths of pages, and of the places on them that don't depend on entries. */
  readonly pages: readonly string[];
  /** The paths that an entry adds, by its kind of content. */
  readonly paths: Readonly<Record<string, (entry: Entry) => readonly string[]>>;
  /** Scheme and host of pictures that aren't in data/. */
  readonly pictureOrigin: string;
  /** Rules that a schema can't say. They see the files that fit their schemas, and the paths that links may have. */
  readonly rules: readonly ((contents: readonly Content[], links: ReadonlyMap<string, unknown>) => void)[];
}

const OWN_KEYWORDS = ["folder", "reference", "unique", "numbered", "typeset", "future", "pictureWidth"];
const OWN_FORMATS = [...Object.keys(FORMATS), "picture", "file", "markdown", "site-path"];

const LONGEST_NAME = 80;
const USUAL_WIDTH = 1200;

/** The keys by which readers tell entries apart. */
const TITLES = ["name", "question", "title", "label"];

const RENAME = `Rename it: small letters a to z, digits and single hyphens, at most ${String(LONGEST_NAME)}.`;
const UTF8 = 'Save the file with the encoding "UTF-8", without BOM.';

const isEntry = (value: unknown): value is Entry =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const listOf = (words: Iterable<string>) => [...words].slice(0, 12).join(", ");

/** A schema with what checks content against it. */
interface Kind {
  readonly schema: Schema;
  readonly validate: ValidateFunction;
}

/** A value with its schema and its place. */
interface Visited {
  readonly file: JsonFile;
  /** The places of which a problem is reported already, as JSON pointers. */
  readonly wrong: ReadonlySet<string>;
  readonly value: unknown;
  readonly schema: Schema;
  readonly path: Path;
  /** Whether its key may be left out. */
  readonly isOptional?: boolean;
}

/** An entry of a list or of a folder, with its name for messages. */
interface Listed {
  readonly value: unknown;
  readonly name: string;
  readonly on: (key: string) => Report;
}

class Check {
  readonly problems: Problem[] = [];
  private readonly data: string;
  /** All files below data/, with slashes. */
  private readonly files: readonly string[];
  private readonly used = new Set<string>();
  private readonly kinds = new Map<string, Kind>();
  private readonly ids = new Map<string, Set<string>>();
  /** Kinds of content of which not all ids and paths are known. */
  private readonly unread = new Set<string>();
  /** Every path that a link may have, with the entry that adds it. */
  private readonly links: Map<string, Entry | undefined>;
  private readonly pictures: Promise<void>[] = [];

  constructor(private readonly site: Site) {
    this.data = join(site.directory, "data");
    this.files = readdirSync(this.data, { recursive: true, withFileTypes: true })
      .filter((file) => !file.isDirectory())
      .map(({ parentPath, name }) => relative(this.data, join(parentPath, name)).split(sep).join("/"))
      .sort();
    this.links = new Map(site.pages.map((path) => [path, undefined]));
  }

  async run(): Promise<Problem[]> {
    this.compileSchemas();
    if (this.problems.length > 0) return this.problems;
    const contents = [...this.kinds].flatMap(([kind, { schema }]) => this.read(kind, schema));
    for (const content of contents) this.register(content);
    const fitting = contents.filter((content) => this.checkContent(content));
    for (const [kind, { schema }] of this.kinds) {
      const files = contents.filter((content) => schema.folder && content.kind === kind).map(({ file }) => file);
      const list = files.map((file): Listed => ({ name: file.name, value: file.value, on: (key) => file.on([key]) }));
      this.findRepeated(list, schema);
    }
    for (const rule of this.site.rules) rule(fitting, this.links);
    await Promise.all(this.pictures);
    this.checkFiles();
    return this.problems.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
  }

  private at(file: string, text = "", offset = 0): Report {
    return reportAt(`data/${file}`, text, offset, this.problems);
  }

  private compileSchemas(): void {
    const formats = Object.fromEntries(OWN_FORMATS.map((format) => [format, true as const]));
    const ajv = new Ajv({ allErrors: true, verbose: true, strictTypes: false, formats }).addVocabulary(OWN_KEYWORDS);
    for (const name of this.files.filter((file) => file.startsWith("schemas/"))) {
      const schema = this.readJson(name)?.value as Schema | undefined;
      try {
        if (schema) this.kinds.set(basename(name, ".schema.json"), { schema, validate: ajv.compile(schema) });
      } catch (error) {
        this.at(name)(`this schema can't be used: ${String(error)}`, "Undo the change, or ask a developer.");
      }
    }
  }

  /** Reads a file of data/; what is wrong with its encoding or its syntax is reported. */
  private readJson(name: string): JsonFile | undefined {
    const bytes = readFileSync(join(this.data, name));
    const text = bytes.toString("utf8");
    const mark = text.startsWith("\ufeff") ? 1 : 0;
    if (mark) this.at(name)("this file begins with an invisible mark (BOM)", UTF8);
    if (isUtf8(bytes) && !text.slice(0, 8).includes("\0"))
      return new JsonFile(`data/${name}`, text.slice(mark), this.problems);
    this.at(name, text, Math.max(text.search(/[\ufffd\0]/), 0))("this file isn't saved as UTF-8", UTF8);
    return undefined;
  }

  /** Reads the content of one kind, as far as it can be read. */
  private read(kind: string, schema: Schema): Content[] {
    const schemas = new Map([...this.kinds].map(([name, one]) => [name, one.schema]));
    const names = this.files.filter((file) => kindOf(file, schemas) === kind);
    this.ids.set(kind, new Set());
    if (names.length < (schema.folder ? (schema.minItems ?? 0) : 1)) {
      this.unread.add(kind);
      const report = this.at(schema.folder ? kind : `${kind}.json`);
      report("this is missing, and the site can't be without it", "Bring it back from Git. Perhaps it was renamed.");
    }
    return names.flatMap((name): Content[] => {
      this.used.add(name);
      const file = this.readJson(name);
      if (file?.value === undefined) {
        this.unread.add(kind);
        return [];
      }
      const ofFile = schema.folder ? { id: basename(name, ".json") } : {};
      const entries = [file.value].flat().flatMap((entry: unknown, index) => {
        return isEntry(entry) ? [{ entry: { ...entry, ...ofFile }, path: schema.items ? [index] : [] }] : [];
      });
      return [{ kind, file, entries }];
    });
  }

  /** Keeps the ids of the entries in a file, and the paths that links to them have. */
  private register({ kind, file, entries }: Content): void {
    const { folder = false } = this.kinds.get(kind)?.schema ?? {};
    const ids = this.ids.get(kind) ?? new Set();
    if (entries.length === 0) this.unread.add(kind);
    for (const { entry, path } of entries) {
      if (entry.id === undefined) continue;
      const id = String(entry.id);
      if (folder && !(isSlug(id) && id.length <= LONGEST_NAME))
        file.at(0)("the name of this file can't be the end of an address", RENAME + didYouMean(`${slugOf(id)}.json`));
      // What others refer to may be the one that this id should have been.
      if (!isSlug(id) || ids.has(id)) this.unread.add(kind);
      if (!ids.has(id)) this.addLinks(kind, entry, file.on(folder ? [] : [...path, "id"]));
      ids.add(id);
    }
  }

  /** Adds the paths of an entry; a link to a path that another entry of the page has would lead to that one. */
  private addLinks(kind: string, entry: Entry, report: Report): void {
    try {
      for (const path of this.site.paths[kind]?.(entry) ?? []) {
        const other = this.links.has(path) ? (this.links.get(path) ?? { id: "a section" }) : entry;
        if (other === entry) this.links.set(path, entry);
        else
          report(`${path} is the address of ${String(other.id)}, too`, "Change the id of this entry, or the heading.");
      }
    } catch {
      // A value of which the paths are made has a wrong type, which is reported with its place.
      this.unread.add(kind);
    }
  }

  /** Checks one file; returns whether it fits its schema. */
  private checkContent({ kind, file, entries }: Content): boolean {
    const { schema, validate } = this.kinds.get(kind) as Kind;
    const wrong = validate(file.value) ? new Set<string>() : explainShape(validate.errors ?? [], file);
    this.walk({ file, wrong, value: file.value, schema, path: [] });
    const fixed = entrySchema(schema).properties?.id?.enum ?? [];
    const ids = entries.map(({ entry }) => String(entry.id));
    if (ids.every((id) => fixed.includes(id)))
      for (const id of fixed.filter((one) => !ids.includes(one)))
        file.at(0)(`the entry "${id}" is missing`, "Bring it back from Git: the site can't be without it.");
    for (const { entry, path } of entries)
      if (kind === "pages")
        this.checkSections(String(entry.id), entry.sections ?? [], (...inner) => file.on([...path, ...inner]));
    return wrong.size === 0;
  }

  /** Checks all values by what their schemas say beyond their shape. */
  private walk(visited: Visited): void {
    const { file, wrong, value, schema, path } = visited;
    const { items, properties = {}, required = [] } = schema;
    if (Array.isArray(value) && items) {
      const list = value.map((item: unknown, index): Listed => {
        return { value: item, name: `entry ${String(index + 1)}`, on: (key) => file.on([...path, index, key]) };
      });
      this.findRepeated(list, items);
      list.forEach((item, index) => {
        this.walk({ file, wrong, value: item.value, schema: items, path: [...path, index] });
      });
    } else if (isEntry(value)) {
      for (const [key, inner] of Object.entries(properties)) {
        const isOptional = !required.includes(key);
        this.walk({ file, wrong, value: value[key], schema: inner, path: [...path, key], isOptional });
      }
    } else if (typeof value === "string" && !wrong.has(path.map((part) => `/${String(part)}`).join(""))) {
      if (schema.reference) this.checkReference(value, schema.reference, visited);
      else if (schema.type === "string" && !schema.enum) this.checkText(value, visited);
    }
  }

  /** Finds entries that have the same id, another value that has to be unique, or the same title. */
  private findRepeated(list: readonly Listed[], { properties = {} }: Schema): void {
    const title = TITLES.find((key) => key in properties);
    const keys = Object.keys(properties).filter((key) => key === "id" || key === title || properties[key]?.unique);
    const seen = new Map<string, string>();
    for (const { value, name, on } of list) {
      const earlierOf = (key: string) =>
        isEntry(value) ? seen.get(`${key} ${String(value[key]).trim().toLowerCase()}`) : undefined;
      const key = keys.find((one) => earlierOf(one) !== undefined);
      if (key !== undefined) {
        const severity = key === "id" || properties[key]?.unique ? "error" : "warning";
        on(key)(`${earlierOf(key) ?? ""} has the same ${key}`, `Give each entry its own ${key}.`, severity);
      }
      for (const one of keys)
        if (isEntry(value) && value[one] !== undefined && earlierOf(one) === undefined)
          seen.set(`${one} ${String(value[one]).trim().toLowerCase()}`, name);
    }
  }

  private checkReference(id: string, kind: string, { file, path, isOptional = false }: Visited): void {
    const ids = this.ids.get(kind) ?? new Set();
    if (ids.has(id) || this.unread.has(kind)) return;
    const meant = nearest(id, ids, 3);
    const message = `data/${kind}${this.kinds.get(kind)?.schema.folder ? "/" : ".json"} has no "${id}"`;
    // What was removed leaves a reference behind; what is only misspelt was meant to be there.
    if (isOptional && meant === undefined)
      file.on(path)(`${message}, so the page shows nothing here`, "Remove this key, or choose another one.", "warning");
    else file.on(path)(message, `Write one of: ${listOf(ids)}.${didYouMean(meant)}`);
  }

  private checkText(text: string, visited: Visited): void {
    const { file, schema, path } = visited;
    const { format = "", pattern, maxLength = Infinity } = schema;
    const on = (index: number) => file.on(path, index);
    if (format in FORMATS) this.checkFormat(text, visited);
    else if (format === "site-path") this.checkLink(text, file.on(path), false);
    else if (format === "picture" || format === "file") this.checkFile(text, schema, file.on(path));
    else if (format === "markdown") {
      const checkPicture = (url: string, report: Report) => {
        this.checkFile(url, { type: "string", format: "picture" }, report);
      };
      checkMarkdown(text, { on, checkPicture, checkLink: (url, report) => this.checkLink(url, report) });
    } else if (pattern === undefined && text !== "") {
      if (maxLength <= 200 && text.trim().includes("\n"))
        on(text.indexOf("\n"))("a line break is here, where none is shown", "Write a space.", "warning");
      findSlips(text, [...PLAIN_SLIPS, ...SLIPS], on);
    }
  }

  private checkFormat(text: string, { file, schema, path }: Visited): void {
    const { format = "", future = false } = schema;
    const rule = FORMATS[format];
    const report = file.on(path);
    const day = isoDay(text, format) ?? this.site.today;
    const example = `Write it like this: ${rule?.example ?? ""}.`;
    if (rule && !rule.isRight(text))
      report(`"${text}" isn't ${rule.noun}`, example + didYouMean(rule.meant?.(text.trim())));
    else if (future && day < this.site.today)
      report("this day is over, and the site still announces it", "Remove the entry, or write its new day.", "warning");
    else if (!future && day > this.site.today)
      report("this day is still to come", "Correct it, or leave it: the site shows the entry now.", "warning");
  }

  /** Checks the address of a link, or a path of this site. */
  private checkLink(url: string, report: Report, mayLeave = true): void {
    const [, scheme = "", rest = ""] = /^([a-z][a-z\d+.-]*):(.*)$/is.exec(url) ?? [];
    const isRight = {
      mailto: FORMATS.email?.isRight(rest.replace(/\?.*/, "")),
      tel: /^\+?\d[\d().-]{4,}$/.test(rest),
      https: FORMATS["https-url"]?.isRight(url),
    }[scheme];
    if (mayLeave && isRight) return;
    const path = url.replace(/\?[^#]*/, "").replace(/(?<=.)\/+(?=#|$)/, "");
    const [page = "", anchor] = path.split("#");
    const paths = [...this.links.keys()].filter((one) => one.includes("#") === (anchor !== undefined));
    if (scheme !== "" || !/^\/(?!\/)\S*$/.test(path)) {
      const address = mayLeave && /^(?:www\.|http:)/.test(url) ? FORMATS["https-url"]?.meant?.(url) : undefined;
      const others = mayLeave ? ", an address with https://, mailto: with an email address, or tel: with a number" : "";
      const meant = address ?? nearest(url.startsWith("/") ? url : `/${url}`, paths);
      const remedy = `Write a path of this site, such as /about#team${others}.`;
      report(`"${url}" can't be a link here`, remedy + didYouMean(meant));
    } else if (this.links.has(path)) {
      if (/[^/]\/+(?=[?#]|$)/.test(url)) report("this page has a slash at its end", `Write ${path}.`, "warning");
    } else if (![...this.unread].some((kind) => this.site.paths[kind])) {
      const isPage = anchor !== undefined && this.links.has(page);
      const places = paths.filter((one) => one.startsWith(`${page}#`)).map((one) => one.slice(page.length));
      const meant = isPage ? nearest(`#${anchor}`, places) : (nearest(path, paths) ?? nearest(page, this.links.keys()));
      const message = isPage ? `the page ${page} has no place #${anchor}` : `the site has no page ${page}`;
      const remedy = isPage ? `Its places are ${listOf(places)}.` : "Link to a page that the site has.";
      report(message, remedy + didYouMean(meant));
    }
  }

  /** Checks the path of a picture or of a file to download, and what the file holds. */
  private checkFile(value: string, { format, pictureWidth = USUAL_WIDTH }: Schema, report: Report): void {
    const isPicture = format === "picture";
    const folder = isPicture ? "/images/" : "/files/";
    const origin = `${this.site.pictureOrigin}/`;
    const name = value.slice(1);
    if (isPicture && value.startsWith(origin) && URL.canParse(value) && /^\S+$/.test(value.slice(origin.length)))
      return;
    if (value.startsWith(folder) && this.files.includes(name)) {
      this.used.add(name);
      this.pictures.push(isPicture ? this.checkPicture(name, pictureWidth, report) : this.checkDownload(name, report));
    } else if (/^(?:[a-z]+:|\/\/|www\.)/i.test(value)) {
      const hosted = isPicture ? `, or the address of the picture itself, which begins with ${origin}` : "";
      report("the site can't take a file from this address", `Put it into data${folder} and write its path${hosted}.`);
    } else {
      const put = value.replaceAll("\\", "/").replace(/^(?:\.{0,2}\/)*(?:data\/)?/, "");
      const kin = this.files.filter((file) => `/${file}`.startsWith(folder));
      const isNamed = (file: string) => basename(file).toLowerCase() === basename(put).toLowerCase();
      const meant = kin.find((file) => file === put) ?? kin.find(isNamed) ?? nearest(put, kin);
      const remedy = `Put it into data${folder}, and write its path with its ending and its capital letters: ${folder}….`;
      report(`there is no file ${value}`, remedy + didYouMean(meant && `/${meant}`));
    }
  }

  private async checkPicture(name: string, least: number, report: Report): Promise<void> {
    // By its path, sharp would remember the file as it was before a save.
    const bytes = await readFile(join(this.data, name));
    const megabytes = bytes.length / 1e6;
    const facts = await sharp(bytes)
      .metadata()
      .catch(() => undefined);
    const { format = "no picture", compression, autoOrient: { width } = { width: 0 } } = facts ?? {};
    const isKnown = ["jpeg", "png", "webp", "tiff"].includes(format) || compression === "av1";
    const isComplete = format !== "jpeg" || bytes.subarray(-1024).includes(Buffer.from([0xff, 0xd9]));
    const wrong: readonly (readonly [isWrong: boolean, what: string, remedy: string])[] = [
      [!isKnown, `is ${format}, whatever its name says`, "Save it as JPEG or PNG, and upload it again."],
      [!/\.(?:jpe?g|png|webp|avif|tiff?)$/i.test(name), "has an unusual ending", "Save it as JPEG or PNG."],
      [!isComplete, "is incomplete", "Upload the file again."],
      [megabytes > 5, `has ${megabytes.toFixed(1)} MB: the most is 5`, "Save it as JPEG with a quality of 85."],
      [width < least, `is ${String(width)} pixels wide: the least is ${String(least)}`, "Take a larger version of it."],
    ];
    const [, what, remedy = ""] = wrong.find(([isWrong]) => isWrong) ?? [];
    if (what !== undefined) report(`/${name} ${what}`, remedy);
  }

  private async checkDownload(name: string, report: Report): Promise<void> {
    const bytes = await readFile(join(this.data, name));
    if (/\.pdf$/i.test(name) && !bytes.subarray(0, 1024).includes("%PDF-"))
      report(`/${name} is no PDF, whatever its name says`, "Export it as PDF again, and upload it.");
  }

  /** Compares the sections of a page's entry with those that the page shows. */
  private checkSections(page: string, sections: unknown, on: (...path: Path) => Report): void {
    const shown = this.site.sections.get(page);
    if (!shown || !Array.isArray(sections)) return;
    const ids = sections.map((section: unknown) => (isEntry(section) ? String(section.id) : ""));
    const missing = new Set(shown.filter((id) => !ids.includes(id)));
    ids.forEach((id, index) => {
      if (shown.includes(id)) return;
      const meant = nearest(id, missing) ?? (missing.size === 1 ? [...missing][0] : undefined);
      missing.delete(meant ?? "");
      const remedy = meant
        ? `Write the id as before.${didYouMean(meant)}`
        : "Remove it: a developer can add one to the page.";
      on("sections", index, "id")(`the page "${page}" shows no section "${id}"`, remedy);
    });
    if (new Set(ids).size < ids.length) return;
    for (const id of missing) on("sections")(`the section "${id}" is missing`, "Bring it back: the page shows it.");
  }

  /** Finds files that the site doesn't read, and files that nothing uses. */
  private checkFiles(): void {
    // With a wrong path, the file that is meant is unused, too.
    const isCertain = !this.problems.some(isError);
    const kinds = [...this.kinds].map(([kind, { schema }]) => (schema.folder ? `${kind}/` : `${kind}.json`));
    for (const file of this.files) {
      const [folder = "", name = ""] = [dirname(file), basename(file)];
      const isOurs =
        file === "README.md" || file.startsWith("schemas/") || /^\.|^Thumbs\.db$|^desktop\.ini$/i.test(name);
      if (this.used.has(file) || isOurs) continue;
      if (/^(?:images|files)\//.test(file)) {
        if (isCertain)
          this.at(file)("nothing uses this file", "Remove it, or write its path where it should be.", "warning");
        continue;
      }
      const isOfKind = this.kinds.has(folder);
      const entry = `${folder}/${slugOf(name.replace(/\..*/, ""))}.json`;
      const meant = isOfKind ? entry : nearest(file.includes("/") ? `${file.split("/")[0] ?? ""}/` : file, kinds);
      const severity = isOfKind || /\.json/i.test(name) ? "error" : "warning";
      this.at(file)("the site doesn't read this file", `Rename or remove it.${didYouMean(meant)}`, severity);
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

/**
 * Formats problems as the commands that GitHub turns into annotations of a pull request.
 * https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
 */
export function asAnnotations(problems: readonly Problem[]): string {
  const escaped = (text: string) => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
  const property = (text: string) => escaped(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
  const lines = problems.map(({ file, line, column, severity, message, remedy }) => {
    const place = `file=${property(file)},line=${String(line)},col=${String(column)}`;
    return `::${severity} ${place},title=${property(`${file}:${String(line)}`)}::${escaped(`${message}\n${remedy}`)}`;
  });
  return lines.join("\n");
}
