import type { JsonSchema } from "../json-schema";
import type { CheckedValue } from "./context";
import { ALWAYS, visibleFrom } from "../visibility";
import type { HeldBack, VisibleFrom } from "../visibility";
import type { JsonPath } from "./json-source";

/** What decides from when visitors see the entries of one content file. */
interface FileVisibility {
  readonly heldBack?: HeldBack | undefined;
  readonly today?: string;
}

const latest = (one: VisibleFrom, other: VisibleFrom) => (one > other ? one : other);

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
 * @param visibility what decides from when visitors see its entries
 */
export function* visitValues(
  schema: JsonSchema,
  value: unknown,
  visibility: FileVisibility = {},
  path: JsonPath = [],
  from: VisibleFrom = ALWAYS,
  isOptional = false,
): Generator<Visited> {
  const { heldBack, today = ALWAYS } = visibility;
  yield { schema, value, path, visibleFrom: from, isOptional };
  if (Array.isArray(value) && schema.items) {
    for (const [index, item] of value.entries()) {
      const itemFrom = isEntry(item)
        ? latest(from, visibleFrom(item, path.length === 0 ? heldBack : undefined, today))
        : from;
      yield* visitValues(schema.items, item, visibility, [...path, index], itemFrom);
    }
  } else if (isEntry(value) && schema.properties) {
    for (const [key, child] of Object.entries(schema.properties)) {
      const mayBeLeftOut = !schema.required?.includes(key);
      if (Object.hasOwn(value, key))
        yield* visitValues(child, value[key], visibility, [...path, key], from, mayBeLeftOut);
    }
  }
}
