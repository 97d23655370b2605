import type { JsonSchema } from "../json-schema";
import type { JsonPath } from "./read/json-source";

/** A value of a content file, with what its schema says of it. */
export interface Visited {
  readonly schema: JsonSchema;
  readonly value: unknown;
  readonly path: JsonPath;
  /** Whether it belongs to an entry that production leaves out. */
  readonly isDraft: boolean;
  /** Whether what it belongs to may be without it. */
  readonly isOptional: boolean;
}

/** Whether a value is an object with keys, and no list. */
export function isEntry(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether an entry of a content file's list is left out of production. */
export function isDraftEntry(value: unknown): boolean {
  return isEntry(value) && value.draft === true;
}

/**
 * Every value of a content file that its schema describes, from the outside in; what doesn't have the described shape
 * is left out.
 *
 * @param schema the file's schema
 * @param value what the file holds
 */
export function* visitValues(
  schema: JsonSchema,
  value: unknown,
  path: JsonPath = [],
  isDraft = false,
  isOptional = false,
): Generator<Visited> {
  yield { schema, value, path, isDraft, isOptional };
  if (Array.isArray(value) && schema.items) {
    for (const [index, item] of value.entries()) {
      const belongsToDraft = isDraft || (path.length === 0 && isDraftEntry(item));
      yield* visitValues(schema.items, item, [...path, index], belongsToDraft);
    }
  } else if (isEntry(value) && schema.properties) {
    for (const [key, child] of Object.entries(schema.properties)) {
      const mayBeLeftOut = !schema.required?.includes(key);
      if (Object.hasOwn(value, key)) yield* visitValues(child, value[key], [...path, key], isDraft, mayBeLeftOut);
    }
  }
}
