import type { JsonSchema } from "../../gatsby-plugin-content-schema/json-schema";
import { isRecord } from "./is-record";

/** What becomes of a text, a number or the like. */
export type Change = (value: unknown, schema: JsonSchema) => unknown;

/**
 * A value in which every text, number and the like has been changed; what no schema describes stays as it is.
 *
 * @param schema of the value
 */
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
