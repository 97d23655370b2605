import { posix } from "node:path";
import type { JsonSchema } from "./json-schema";

/** The ending of content files. */
export const ENDING = ".json";

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
