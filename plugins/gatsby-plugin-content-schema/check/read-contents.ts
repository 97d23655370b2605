import { contentName, entryId } from "../content-names";
import { contentSchema } from "../json-schema";
import type { JsonSchema } from "../json-schema";
import type { ContentFolder } from "./content-folder";
import type { CheckOptions } from "./context";
import type { Finding } from "./findings";
import { LinkTargets } from "./formats/links";
import { EntrySources } from "./json-source";
import type { ContentSource, JsonPath } from "./json-source";
import { readJson } from "./read-json";
import type { ReadSchemas } from "./read-schemas";
import { entryList } from "./references";
import { isEntry } from "./visit-values";

/** What one kind of content holds, as far as its files can be read. */
export interface Content {
  /** The list of its entries, or its only entry. An entry with a file of its own has the file's name as `id`. */
  readonly value: unknown;
  readonly source: ContentSource;
  /** What its files hold, each with its path in `value`. */
  readonly files: readonly { readonly path: JsonPath; readonly value: unknown }[];
}

/** The content by the names of its schemas; what can't be read is left out. */
export type Contents = ReadonlyMap<string, Content>;

/** The schemas by name, undefined for one that can't be used. */
export type Schemas = ReadSchemas["schemas"];

interface ReadContent {
  readonly content: Content | undefined;
  readonly findings: readonly Finding[];
  /** Whether all files could be read. */
  readonly complete: boolean;
}

function readFolder(folder: ContentFolder, name: string, files: readonly string[]): ReadContent {
  const read = files.map((file) => ({ file, ...readJson(folder, file) }));
  const readable = read.flatMap(({ file, content }) => (content ? [{ file, ...content }] : []));
  const entries = readable.map(({ file, value }) => (isEntry(value) ? { ...value, id: entryId(file) } : value));
  const sources = readable.map(({ source }) => source);
  return {
    content: {
      value: entries,
      source: new EntrySources(`${folder.name}/${name}/`, sources),
      files: readable.map(({ value }, index) => ({ path: [index], value })),
    },
    findings: read.flatMap(({ findings }) => findings),
    complete: readable.length === files.length,
  };
}

function readFile(folder: ContentFolder, file: string | undefined): ReadContent {
  if (file === undefined) return { content: undefined, findings: [], complete: false };
  const { content, findings } = readJson(folder, file);
  return {
    content: content && { ...content, files: [{ path: [], value: content.value }] },
    findings,
    complete: content !== undefined,
  };
}

/** Groups the content's files by their kinds. */
function filesByName(files: readonly string[], kinds: ReadonlyMap<string, JsonSchema | undefined>) {
  const byName = new Map<string, string[]>([...kinds.keys()].map((name) => [name, []]));
  for (const file of files) byName.get(contentName(file, kinds) ?? "")?.push(file);
  return byName;
}

/**
 * Reads all content, as far as it can be read.
 *
 * @param usable the schemas that the content has to fit
 */
export function readContents(folder: ContentFolder, usable: ReadSchemas, options: CheckOptions) {
  const { files } = folder;
  const { schemas, findings: inSchemas } = usable;
  const kinds = new Map([...schemas].map(([name, schema]) => [name, schema?.schema]));
  const read = new Map(
    [...filesByName(files, kinds)].map(([name, ownFiles]) => [
      name,
      kinds.get(name)?.folder ? readFolder(folder, name, ownFiles) : readFile(folder, ownFiles[0]),
    ]),
  );
  const contents = new Map<string, Content>();
  const lists = new Map<string, ReturnType<typeof entryList>>();
  const findings = [...inSchemas];
  for (const [name, { content, findings: inFiles, complete }] of read) {
    const schema = kinds.get(name);
    findings.push(...inFiles);
    if (content) contents.set(name, content);
    if (!schema) continue;
    lists.set(name, entryList(contentSchema(schema), { value: content?.value, isRead: complete }));
  }
  const values = new Map([...contents].map(([name, { value }]) => [name, value]));
  const targets = new LinkTargets(values, lists, options);
  return { files, schemas, kinds, contents, findings, lists, targets };
}
