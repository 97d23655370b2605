// Explains what doesn't fit a schema in the words of an editor.
import type { ErrorObject } from "ajv/dist/2020";
import { distance } from "fastest-levenshtein";
import type { JsonFile } from "./json";
import type { Entry, Schema } from "./schemas";

/** What each type is called, and how it is written. */
const TYPES: Readonly<Record<Schema["type"], readonly [name: string, how: string]>> = {
  string: ["a text", 'Write a text in quotation marks: "…".'],
  number: ["a number", "Write a number without quotation marks."],
  integer: ["a whole number", "Write a whole number without quotation marks."],
  boolean: ["true or false", "Write true or false without quotation marks."],
  array: ["a list", "Write a list: [ … ]."],
  object: ["an entry", "Write an entry with keys: { … }."],
};

/** Finds the one of some words that was probably meant: it begins with the word, or a third of its letters differ. */
export function nearest(written: string, known: Iterable<string>): string | undefined {
  const word = written.toLowerCase();
  const differing = (one: string) => {
    if (word.length > 2 && one.toLowerCase().startsWith(word)) return 1;
    return distance(word, one.toLowerCase()) / Math.ceil(Math.max(word.length, one.length) / 3);
  };
  const near = [...known].filter((one) => differing(one) <= 1);
  return near.sort((one, other) => differing(one) - differing(other))[0];
}

/** The question at the end of a remedy. */
export const didYouMean = (word: string | undefined) => (word === undefined ? "" : ` Did you mean "${word}"?`);

/** Explains unknown and missing keys of one entry; a misspelt key is one problem. */
function explainKeys(errors: readonly ErrorObject[], path: readonly (string | number)[], file: JsonFile): void {
  const { properties = {} } = errors[0]?.parentSchema as Schema;
  const namesOf = (parameter: string) =>
    errors.map(({ params }) => (params as Entry)[parameter]).filter((name) => typeof name === "string");
  const keys = Object.keys(properties);
  const absent = keys.filter((key) => !(key in (errors[0]?.data as Entry)));
  const missing = new Set(namesOf("missingProperty"));
  for (const key of namesOf("additionalProperty")) {
    const meant = nearest(key, absent);
    missing.delete(meant ?? "");
    const remedy = meant ? `Rename it.${didYouMean(meant)}` : `Remove it. The keys are ${keys.join(", ")}.`;
    file.on([...path, key], "key")(`the key "${key}" is unknown here`, remedy);
  }
  for (const key of missing)
    file.on(path)(`the key "${key}" is missing`, `Add it. ${properties[key]?.description ?? ""}`);
}

const MISFITS: Readonly<Record<string, string>> = {
  minLength: "is too short: the least are # characters",
  maxLength: "is too long: the most are # characters",
  minItems: "has too few items: the least are #",
  maxItems: "has too many items: the most are #",
  minimum: "is too small: the least is #",
  maximum: "is too large: the most is #",
  pattern: "isn't written as it has to be here",
};

/** Explains why a value doesn't fit its schema. */
function explainValue({ keyword, params, data, parentSchema, message = "" }: ErrorObject): [string, string] {
  const { type, description = "", enum: choices = [] } = parentSchema as Schema;
  const { limit } = params as { readonly limit?: number };
  const value = JSON.stringify(data).slice(0, 60);
  if (keyword === "type") return [`${value} isn't ${TYPES[type][0]}`, TYPES[type][1]];
  if (keyword === "enum") {
    const remedy = `Write one of: ${choices.join(", ")}.${didYouMean(nearest(String(data), choices))}`;
    return [`${value} isn't possible here`, remedy];
  }
  if (data === "") return ["this text is empty", `Write it, or remove the key if it may be left out. ${description}`];
  const size = typeof data === "string" ? ` (it has ${String([...data].length)})` : "";
  const misfit = (MISFITS[keyword] ?? message).replace("#", String(limit));
  return [`${type === "array" ? "this list" : value} ${misfit}${limit === undefined ? "" : size}`, description];
}

/**
 * Reports what doesn't fit a schema, once for each value.
 *
 * @returns the places that have a problem, as JSON pointers
 */
export function explainShape(errors: readonly ErrorObject[], file: JsonFile): Set<string> {
  const wrong = new Map(errors.map((error) => [error.instancePath, error]));
  for (const [pointer, error] of wrong) {
    const [, ...parts] = pointer.split("/");
    const path = parts.map((part) => (/^\d+$/.test(part) ? Number(part) : part));
    const ofEntry = errors.filter(({ instancePath }) => instancePath === pointer);
    if (/^(?:required|additionalProperties)$/.test(error.keyword)) explainKeys(ofEntry, path, file);
    else file.on(path)(...explainValue(error));
  }
  return new Set(wrong.keys());
}
