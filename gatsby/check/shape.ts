// Explains to editors why a file doesn't fit its schema.
import type { ErrorObject } from "ajv/dist/2020";
import { distance } from "fastest-levenshtein";
import type { JsonFile } from "./json";
import type { Entry, Schema } from "../content/schemas";

const TYPES: Readonly<Record<Schema["type"], readonly [name: string, remedy: string]>> = {
  string: ["a text", 'Write a text in quotation marks: "…".'],
  number: ["a number", "Write a number without quotation marks."],
  integer: ["a whole number", "Write a whole number without quotation marks."],
  array: ["a list", "Write a list: [ … ]."],
  object: ["an entry", "Write an entry with keys: { … }."],
};

/** Finds the most similar of some words: it starts with the given word, or at most a third of its letters differ. */
export function nearest(written: string, words: Iterable<string>): string | undefined {
  const word = written.toLowerCase();
  const differing = (one: string) => {
    if (word.length > 2 && one.length > word.length && one.toLowerCase().startsWith(word)) return 1;
    return distance(word, one.toLowerCase()) / Math.ceil(Math.max(word.length, one.length) / 3);
  };
  const near = [...words].filter((one) => differing(one) <= 1);
  return near.sort((one, other) => differing(one) - differing(other))[0];
}

export const didYouMean = (suggestion: string | undefined) =>
  suggestion === undefined ? "" : ` Did you mean "${suggestion}"?`;

/** Explains unknown and missing keys of one entry. A misspelled key is one problem, not two. */
function explainKeys(errors: readonly ErrorObject[], path: readonly (string | number)[], file: JsonFile): void {
  const { properties = {} } = errors[0]?.parentSchema as Schema;
  const namesOf = (parameter: string) =>
    errors.map(({ params }) => (params as Entry)[parameter]).filter((name) => typeof name === "string");
  const keys = Object.keys(properties);
  const absent = keys.filter((key) => !(key in (errors[0]?.data as Entry)));
  const missing = new Set(namesOf("missingProperty"));
  for (const key of namesOf("additionalProperty")) {
    const suggestion = nearest(key, absent);
    missing.delete(suggestion ?? "");
    const remedy = suggestion ? `Rename it.${didYouMean(suggestion)}` : `Remove it. The keys are ${keys.join(", ")}.`;
    file.atPath([...path, key], "key")(`the key "${key}" is unknown here`, remedy);
  }
  for (const key of missing)
    file.atPath(path)(`the key "${key}" is missing`, `Add it. ${properties[key]?.description ?? ""}`);
}

function explainValue({ keyword, message = "", data, parentSchema }: ErrorObject): [string, string] {
  const { type, description = "", enum: choices = [], properties = {} } = parentSchema as Schema;
  const value = JSON.stringify(data).slice(0, 60);
  if (keyword === "type") {
    const keys = Object.keys(properties).join(", ");
    return [`${value} isn't ${TYPES[type][0]}`, TYPES[type][1] + (keys && ` Its keys are ${keys}.`)];
  }
  if (keyword === "enum") {
    const remedy = `Write one of: ${choices.join(", ")}.${didYouMean(nearest(String(data), choices))}`;
    return [`${value} isn't one of the allowed values`, remedy];
  }
  if (data === "") return ["this text is empty", `Write it, or remove the key if it is optional. ${description}`];
  if (/^(?:pattern|not)$/.test(keyword)) return [`${value} doesn't have the required form`, description];
  const size = typeof data === "string" ? ` (it has ${[...data].length})` : "";
  return [`${type === "array" ? "this list" : value} ${message}${size}`, description];
}

/** Reports the errors of a schema's validation, once for each value. Returns their JSON pointers. */
export function explainShape(allErrors: readonly ErrorObject[], file: JsonFile): Set<string> {
  // "if" only repeats an error of its "then".
  const errors = allErrors.filter(({ keyword }) => keyword !== "if");
  const wrong = new Map(errors.map((error) => [error.instancePath, error]));
  for (const [pointer, error] of wrong) {
    const [, ...parts] = pointer.split("/");
    const path = parts.map((part) => (/^\d+$/.test(part) ? Number(part) : part));
    const ofEntry = errors.filter(({ instancePath }) => instancePath === pointer);
    if (/^(?:required|additionalProperties)$/.test(error.keyword)) explainKeys(ofEntry, path, file);
    else file.atPath(path)(...explainValue(error));
  }
  return new Set(wrong.keys());
}
