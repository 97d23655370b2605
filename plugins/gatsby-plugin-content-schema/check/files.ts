import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";

/**
 * All files below a folder, with `/` between the parts, in the order of the alphabet.
 *
 * @param directory absolute path of the folder
 * @returns paths relative to it, written exactly as on disk
 */
export function filesIn(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(directory, join(parentPath, name)).split(sep).join("/"))
    .sort();
}
