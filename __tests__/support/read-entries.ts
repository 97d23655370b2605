import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Entry, Schema } from "../../gatsby/schemas";

/**
 * Reads the entries of one kind of content, those with files of their own in the order of the files' names.
 *
 * @param data the path of data/
 * @throws SyntaxError if a file is no JSON
 */
export function readEntries(data: string, kind: string, { folder }: Schema): readonly Entry[] {
  const read = (file: string) => JSON.parse(readFileSync(join(data, file), "utf8")) as Entry | readonly Entry[];
  if (!folder) return [read(`${kind}.json`)].flat();
  if (!existsSync(join(data, kind))) return [];
  const files = readdirSync(join(data, kind)).filter((file) => file.endsWith(".json"));
  return files.sort().map((file) => ({ id: file.slice(0, -".json".length), ...read(`${kind}/${file}`) }));
}
