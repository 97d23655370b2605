import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Reads a document of this project, if it is there.
 *
 * @param file path relative to the project's folder: "docs/claims.md"
 */
export function readProjectText(file: string): string | undefined {
  const path = join(process.cwd(), file);
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}
