import type { JsonSchema } from "../json-schema";
import type { CheckedValue } from "./context";
import type { JsonPath } from "./json-source";

/** An object of a content file. */
export type Entry = Readonly<Record<string, unknown>>;

/** A value of a content file, with its schema and its place. */
export interface Visited extends CheckedValue {
  readonly value: unknown;
  readonly path: JsonPath;
  /** Whether the object that it belongs to may be without it. */
  readonly isOptional: boolean;
}

/** Whether a value is an object and no list. */
export function isEntry(value: unknown): value is Entry {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * Yields every value of a content file that its schema describes, from the outside in. It leaves out what doesn't have
 * the described shape.
 *
 * @param schema the file's schema
 * @param value what the file holds
 */
export function* visitValues(
  schema: JsonSchema,
  value: unknown,
  path: JsonPath = [],
  isOptional = false,
): Generator<Visited> {
  yield { schema, value, path, isOptional };
  if (Array.isArray(value) && schema.items) {
    for (const [index, item] of value.entries()) {
      yield* visitValues(schema.items, item, [...path, index]);
    }
  } else if (isEntry(value) && schema.properties) {
    for (const [key, child] of Object.entries(schema.properties)) {
      const mayBeLeftOut = !schema.required?.includes(key);
      if (Object.hasOwn(value, key)) yield* visitValues(child, value[key], [...path, key], mayBeLeftOut);
    }
  }
}
