import type { ErrorObject, ValidateFunction } from "ajv/dist/2020";
import type { JsonSchema } from "../json-schema";
import { nearest } from "./findings";
import type { Problem, ValueProblem } from "./findings";
import type { JsonPath } from "./json-source";

type Explanation = Pick<ValueProblem, "message" | "remedy" | "suggestion">;

/** The name that editors know a JSON type by, and how it is written. */
const TYPES: Readonly<Record<string, { readonly name: string; readonly how: string }>> = {
  string: { name: "a text", how: 'Write it in quotation marks: "…".' },
  number: { name: "a number", how: "Write a number, without quotation marks." },
  integer: { name: "a whole number", how: "Write a whole number, without quotation marks." },
  boolean: { name: "true or false", how: "Write true or false, without quotation marks." },
  array: { name: "a list", how: "Write it in square brackets: [ … ]." },
  object: { name: "an entry with keys", how: "Write it in curly brackets: { … }." },
  null: { name: "nothing", how: "Write null." },
};

function typeOf(data: unknown): string {
  if (data === null) return "null";
  return Array.isArray(data) ? "array" : typeof data;
}

const count = (number: number, what: string) => `${String(number)} ${what}${number === 1 ? "" : "s"}`;

function explainType(data: unknown, wanted: string | readonly string[]): Explanation {
  const names = [wanted].flat();
  const name = names.map((type) => TYPES[type]?.name ?? type).join(" or ");
  const isNumberAsText =
    typeof data === "string" && /^-?\d+(\.\d+)?$/.test(data) && /number|integer/.test(names.join());
  return {
    message: `this has to be ${name}, and is ${data === null ? "null" : (TYPES[typeOf(data)]?.name ?? "something else")}`,
    remedy: TYPES[names[0] ?? ""]?.how ?? "Compare it with another entry.",
    ...(isNumberAsText ? { suggestion: data } : {}),
  };
}

function explainLength(text: string, limit: number, tooShort: boolean): Explanation {
  const length = [...text].length;
  if (text.trim() === "") {
    return { message: "the text is empty", remedy: "Write the text, or delete the key where it may be left out." };
  }
  return tooShort
    ? {
        message: `the text has ${count(length, "character")}, and needs at least ${String(limit)}`,
        remedy: `Add at least ${count(limit - length, "character")}.`,
      }
    : {
        message: `the text has ${count(length, "character")}, and may have ${String(limit)} at most`,
        remedy: `Shorten it by at least ${count(length - limit, "character")}.`,
      };
}

function explainChoice(data: unknown, choices: readonly unknown[]): Explanation {
  const suggestion = typeof data === "string" ? nearest(data, choices.map(String)) : undefined;
  return {
    message: `${JSON.stringify(data)} is none of the values that are possible here`,
    remedy: `Write one of: ${choices.map(String).join(", ")}.`,
    ...(suggestion === undefined ? {} : { suggestion }),
  };
}

function explainCount(length: number, limit: number, tooFew: boolean): Explanation {
  return {
    message: `the list has ${count(length, "item")}, and ${tooFew ? "needs at least" : "may have at most"} ${String(limit)}`,
    remedy: tooFew ? "Add what is missing." : "Delete what is too much.",
  };
}

function explain(error: ErrorObject): Explanation {
  const { keyword, data, schema, message } = error;
  const { description } = error.parentSchema as JsonSchema;
  const remedy = `Write it as asked for${description === undefined ? "" : `: ${description}`}.`;
  switch (keyword) {
    case "type":
      return explainType(data, schema as string | string[]);
    case "enum":
      return explainChoice(data, schema as unknown[]);
    case "const":
      return explainChoice(data, [schema]);
    case "minLength":
    case "maxLength":
      return explainLength(data as string, schema as number, keyword === "minLength");
    case "minItems":
    case "maxItems":
      return explainCount((data as unknown[]).length, schema as number, keyword === "minItems");
    case "pattern":
      return { message: "the text doesn't have the form that it needs here", remedy };
    case "uniqueItems":
      return { message: "two items of this list are the same", remedy: "Delete one of them." };
    default:
      return { message: `this ${message ?? "can't stand here"}`, remedy };
  }
}

/** Explains, in an editor's words, why a value doesn't fit its schema. */
function explainShape(error: ErrorObject): ValueProblem {
  const { data } = error;
  const isSimple = typeof data !== "object" || data === null;
  return { severity: "mistake", ...(isSimple ? { value: data } : {}), ...explain(error) };
}

const ABOUT_KEYS = new Set(["additionalProperties", "required"]);

/**
 * Checks the shape of a content file: keys, types, lengths, counts and choices.
 *
 * @param validate the file's compiled schema
 * @param place the path of the file's value in the content of its kind
 * @returns at most one problem for each value, besides those of an entry's keys
 */
export function checkShape(validate: ValidateFunction, value: unknown, place: JsonPath = []): Problem[] {
  if (validate(value)) return [];
  const errorsByPlace = new Map<string, ErrorObject[]>();
  for (const error of validate.errors ?? []) {
    // "if" only says that one of the others is wrong.
    if (error.keyword === "if") continue;
    const errors = errorsByPlace.get(error.instancePath) ?? [];
    errorsByPlace.set(error.instancePath, [...errors, error]);
  }
  return [...errorsByPlace].flatMap(([pointer, errors]) => {
    const path = [...place, ...pathOf(pointer)];
    const [first] = errors.filter(({ keyword }) => !ABOUT_KEYS.has(keyword));
    return [...explainKeys(path, errors), ...(first ? [{ path, ...explainShape(first) }] : [])];
  });
}

/** Checks that a folder has as many entries as it needs, which no schema of a single file can say. */
export function checkCount({ minItems = 0 }: JsonSchema, entries: unknown): Problem[] {
  const { length } = entries as readonly unknown[];
  return length < minItems ? [{ severity: "mistake", path: [], ...explainCount(length, minItems, true) }] : [];
}

/** Returns the names of the keys that errors of one kind are about. */
function named(errors: readonly ErrorObject[], keyword: string, parameter: string): string[] {
  return errors
    .filter((error) => error.keyword === keyword)
    .map(({ params }) => String((params as Record<string, unknown>)[parameter]));
}

/**
 * Explains unknown and missing keys of one entry. A misspelt key counts once, not as an unknown and a missing one.
 *
 * @param path the entry
 * @param errors Ajv's errors about the entry
 */
function explainKeys(path: JsonPath, errors: readonly ErrorObject[]): Problem[] {
  const { properties = {} } = (errors[0]?.parentSchema ?? {}) as Partial<JsonSchema>;
  const entry = (errors[0]?.data ?? {}) as object;
  const missing = new Set(named(errors, "required", "missingProperty"));
  const strange = named(errors, "additionalProperties", "additionalProperty");
  const onlyOne = strange.length === 1 && missing.size === 1 ? [...missing][0] : undefined;
  const unknown = strange.map((key): Problem => {
    const absent = Object.keys(properties).filter((name) => !(name in entry));
    const suggestion = nearest(key, missing) ?? onlyOne ?? nearest(key, absent);
    if (suggestion !== undefined) missing.delete(suggestion);
    return {
      severity: "mistake",
      path: [...path, key],
      part: "key",
      value: key,
      message: `"${key}" is a key that the site doesn't know here`,
      remedy: suggestion === undefined ? "Delete the key with its value." : "Correct the name of the key.",
      ...(suggestion === undefined ? {} : { suggestion }),
    };
  });
  if (missing.size === 0) return unknown;
  const keys = [...missing].map((key) => `"${key}"`);
  const described = [...missing].map((key) => `"${key}" (${properties[key]?.description ?? "see another entry"})`);
  const absent: Problem = {
    severity: "mistake",
    path,
    message: keys.length === 1 ? `the key ${keys.join()} is missing` : `the keys ${keys.join(", ")} are missing`,
    remedy: `Add ${described.join(", ")}.`,
  };
  return [...unknown, absent];
}

/** Returns the path that a JSON pointer (RFC 6901) names; whole numbers count as places in a list. */
export function pathOf(pointer: string): JsonPath {
  return pointer
    .split("/")
    .slice(1)
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step.replaceAll("~1", "/").replaceAll("~0", "~")));
}
