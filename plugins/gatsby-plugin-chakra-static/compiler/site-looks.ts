import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { compileStyles } from "./compile-styles";

/**
 * Gathers the looks of all components.
 *
 * @param directory of the site's source
 * @returns their rules by their names
 */
export function siteLooks(directory: string): Readonly<Record<string, string>> {
  const files = readdirSync(directory, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx"))
    .map((file) => join(directory, file));
  return Object.fromEntries(files.flatMap((file) => [...compileStyles(readFileSync(file, "utf8"), file).looks]));
}
