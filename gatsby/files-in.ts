import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** Lists the files of a folder and its folders: their paths in it, with slashes, in order. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join("/"))
    .sort();
