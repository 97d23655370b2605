import type { JsonSchema } from "../../content/json-schema";
import { isRecord } from "./is-record";

/** What becomes of a value that is no list and no object, by its schema. */
export type Change = (value: unknown, schema: JsonSchema) => unknown;

/** The same content with each of its values changed. */
export function mapValues(value: unknown, schema: JsonSchema, change: Change): unknown {
  if (Array.isArray(value)) {
    const { items } = schema;
    return items ? value.map((item) => mapValues(item, items, change)) : value;
  }
  if (isRecord(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, field]) => {
        const property = schema.properties?.[key];
        return [key, property ? mapValues(field, property, change) : field];
      }),
    );
  }
  return change(value, schema);
}
