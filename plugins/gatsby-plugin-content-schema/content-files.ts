import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ENDING, entryId } from "./content-names";
import type { JsonSchema } from "./json-schema";

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
