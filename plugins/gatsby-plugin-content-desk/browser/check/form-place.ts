import { getLocation } from "jsonc-parser";
import { isEntry } from "../../../gatsby-plugin-content-schema/browser";
import type { JsonSchema } from "../../../gatsby-plugin-content-schema/browser";
import { entryTitle, words } from "../../field-basics";

/** A place of a content file in an editor's words. */
export interface FormPlace {
  /** Entries by their names, and fields by their labels, from the outside in: ["Strategy", "Partner"]. */
  readonly steps: readonly string[];
  readonly schema: JsonSchema | undefined;
  readonly value: unknown;
}

/** Returns what people call an entry. */
export function entryName(entry: unknown, schema: JsonSchema): string | undefined {
  const name = isEntry(entry) ? entry[entryTitle(schema)] : undefined;
  return typeof name === "string" && name !== "" ? name : undefined;
}

function offsetOf(text: string, line: number, column: number): number {
  const lines = text.split("\n").slice(0, line - 1);
  return lines.reduce((offset, { length }) => offset + length + 1, 0) + column - 1;
}

/**
 * Finds the place of a form that a line and column of its file are about.
 *
 * @param text of the file
 * @param schema of the file
 */
export function formPlace(text: string, schema: JsonSchema, line: number, column: number): FormPlace {
  const root: unknown = JSON.parse(text);
  const offset = offsetOf(text, line, column);
  // A value's own first character still belongs to what is before it.
  const { path } = getLocation(text, offset + 1);
  const steps: string[] = [];
  let [value, its]: [unknown, JsonSchema | undefined] = [root, schema];
  if (isEntry(value)) steps.push(...[entryName(value, schema)].filter((name) => name !== undefined));
  for (const step of path) {
    if (step === "") break;
    value = (value as Record<string | number, unknown> | undefined)?.[step];
    its = typeof step === "number" ? its?.items : its?.properties?.[step];
    if (typeof step === "string") steps.push(words(step));
    else steps.push((its && entryName(value, its)) ?? `No. ${String(step + 1)}`);
  }
  return { steps, schema: its, value };
}
