import type { JsonSchema } from "../../gatsby-plugin-content-schema/json-schema";

const isHosted = (path: string) => path.startsWith("https://");

const isFile = ({ format }: JsonSchema) => format === "picture" || format === "file";

/** Sveltia offers the ids of another file's entries as texts, also where they are numbers. */
const isNumberedReference = ({ reference, type }: JsonSchema) => reference !== undefined && type === "integer";

/**
 * A value of a file as Sveltia knows it: the files name pictures and downloads relative to `data/`, Sveltia by paths from
 * the root.
 */
export function toForm(value: unknown, schema: JsonSchema): unknown {
  if (isFile(schema) && typeof value === "string") return value === "" || isHosted(value) ? value : `/${value}`;
  if (isNumberedReference(schema) && typeof value === "number") return String(value);
  return value;
}

/** A value of Sveltia's form as the files have it. */
export function toFile(value: unknown, schema: JsonSchema): unknown {
  if (typeof value !== "string" || value === "") return value;
  if (isFile(schema)) return isHosted(value) ? value : value.replace(/^\//, "");
  return isNumberedReference(schema) ? Number(value) : value;
}
