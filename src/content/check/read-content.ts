import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Mistake } from "./mistake";

/** A content file's name and value, or what keeps it from being read. */
export type ReadContent = { readonly value: unknown } | { readonly mistake: Mistake };

/** Where in the text a parser's message points to, as "line 12, column 3". */
function placeInText(text: string, message: string): string {
  const position = /position (\d+)/.exec(message)?.[1];
  const before = position === undefined ? text : text.slice(0, Number(position));
  const lines = before.split("\n");
  return `line ${String(lines.length)}, column ${String((lines.at(-1) ?? "").length + 1)}`;
}

/**
 * Reads one content file.
 *
 * @param dataDirectory absolute path of `data/`
 * @param name the file's name without ending
 */
export function readContent(dataDirectory: string, name: string): ReadContent {
  const file = `data/${name}.json`;
  let text: string;
  try {
    text = readFileSync(join(dataDirectory, `${name}.json`), "utf8");
  } catch {
    return {
      mistake: { file, place: "", message: `the file is missing; data/schemas/${name}.schema.json describes it` },
    };
  }
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { mistake: { file, place: placeInText(text, message), message: `not valid JSON: ${message}` } };
  }
}
