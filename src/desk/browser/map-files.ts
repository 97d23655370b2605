import type { JsonSchema } from "../../content/json-schema";
import { isRecord } from "./is-record";

/**
 * A value with every path of a picture or of a download in it replaced.
 *
 * @param change what becomes of a path; addresses of the picture host are passed to it as well
 */
export function mapFiles(value: unknown, schema: JsonSchema, change: (path: string) => string): unknown {
  if (Array.isArray(value)) {
    const { items } = schema;
    return items ? value.map((item) => mapFiles(item, items, change)) : value;
  }
  if (isRecord(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, field]) => {
        const property = schema.properties?.[key];
        return [key, property ? mapFiles(field, property, change) : field];
      }),
    );
  }
  const isFile = schema.format === "picture" || schema.format === "file";
  return isFile && typeof value === "string" ? change(value) : value;
}
