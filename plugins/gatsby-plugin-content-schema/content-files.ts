import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import type { JsonSchema } from "./json-schema";

const ENDING = ".json";

/** The most characters of the name of an entry's file, which is a part of an address. */
export const LONGEST_NAME = 80;

/** The kinds of content, by name, as far as their place is concerned. */
type Kinds = ReadonlyMap<string, Pick<JsonSchema, "folder"> | undefined>;

/**
 * Returns the kind of content that a file holds: "services" for `services.json`, "articles" for `articles/spring.json`.
 *
 * @param file path relative to the content folder, with `/` between the parts
 * @param kinds the schemas by name, undefined for one that can't be used
 * @returns undefined for any other file
 */
export function contentName(file: string, kinds: Kinds): string | undefined {
  if (posix.extname(file) !== ENDING) return undefined;
  const folder = posix.dirname(file);
  const name = folder === "." ? posix.basename(file, ENDING) : folder;
  const schema = kinds.get(name);
  const fits = folder === "." ? !schema?.folder : !schema || schema.folder === true;
  return kinds.has(name) && fits ? name : undefined;
}

/** Returns the id of the entry that has a file of its own: "spring" for `articles/spring.json`. */
export function entryId(file: string): string {
  return posix.basename(file, ENDING);
}

/**
 * Lists the files of one kind of content: its one file, or those in its folder by name.
 *
 * @param dataDirectory absolute path of the content folder
 * @param name such as "articles"
 * @returns paths relative to the content folder; a folder without entries may be missing
 */
export function contentFiles(dataDirectory: string, name: string, { folder }: Pick<JsonSchema, "folder">): string[] {
  if (!folder) return [`${name}${ENDING}`];
  const directory = join(dataDirectory, name);
  if (!existsSync(directory)) return [];
  const files = readdirSync(directory).filter((file) => file.endsWith(ENDING));
  return files.sort().map((file) => `${name}/${file}`);
}

/** An entry of the content, as its file has it. */
export type Entry = Readonly<Record<string, unknown>>;

/**
 * Reads all entries of one kind of content. An entry with a file of its own has the file's name as `id`.
 *
 * @param dataDirectory absolute path of the content folder
 * @param name such as "articles"
 * @throws SyntaxError if a file is no JSON
 */
export function readEntries(dataDirectory: string, name: string, schema: Pick<JsonSchema, "folder">): Entry[] {
  return contentFiles(dataDirectory, name, schema).flatMap((file) => {
    const content = JSON.parse(readFileSync(join(dataDirectory, file), "utf8")) as Entry | readonly Entry[];
    return schema.folder ? [{ id: entryId(file), ...content }] : content;
  });
}
