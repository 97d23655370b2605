import type { ErrorObject, ValidateFunction } from "ajv/dist/2020";
import type { Problem } from "../problem";
import { explainShape } from "./explain-shape";
import { pathOf } from "./json-pointer";
import { explainKeys } from "./explain-keys";

const ABOUT_KEYS = new Set(["additionalProperties", "required"]);

/**
 * Checks the shape of a content file: keys, types, lengths, counts and choices.
 *
 * @param validate the file's compiled schema
 * @returns at most one problem a value, besides those of an entry's keys
 */
export function checkShape(validate: ValidateFunction, value: unknown): Problem[] {
  if (validate(value)) return [];
  const errorsByPlace = new Map<string, ErrorObject[]>();
  for (const error of validate.errors ?? []) {
    // "if" only says that one of the others is wrong.
    if (error.keyword === "if") continue;
    const errors = errorsByPlace.get(error.instancePath) ?? [];
    errorsByPlace.set(error.instancePath, [...errors, error]);
  }
  return [...errorsByPlace].flatMap(([pointer, errors]) => {
    const path = pathOf(pointer);
    const [first] = errors.filter(({ keyword }) => !ABOUT_KEYS.has(keyword));
    return [...explainKeys(path, errors), ...(first ? [{ path, ...explainShape(first) }] : [])];
  });
}
