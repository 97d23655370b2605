import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Compile } from "./compile";

/**
 * Collects the CSS of all classes of the site.
 *
 * @param directory the folder of the site's source
 * @returns the CSS by the hashes of the classes
 */
export function collectStyles(compile: Compile, directory: string): Readonly<Record<string, string>> {
  const files = readdirSync(directory, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx"))
    .map((file) => join(directory, file));
  return Object.fromEntries(files.flatMap((file) => [...compile(readFileSync(file, "utf8"), file).styles]));
}
