import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The part of JSON Schema (draft 2020-12) that the files in `data/schemas/` use to describe content, and our own words. */
export interface JsonSchema {
  readonly title?: string;
  readonly type: "object" | "array" | "string" | "integer" | "number" | "boolean";
  readonly description?: string;
  readonly format?: string;
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  /** Of a picture: the least width in pixels that its place needs. */
  readonly pictureWidth?: number;
  /** The content file ("industries") one of whose entries has this id. */
  readonly reference?: string;
  /** No two entries of the list may have the same value here. */
  readonly unique?: boolean;
  /** Of a date: a day that has passed is worth a warning. */
  readonly future?: boolean;
  /** Texts that stand on the site letter by letter (docs/behaviour.md 7): nobody is advised to write them otherwise. */
  readonly verbatim?: readonly string[];
  /** Running text, in whose lines numbers and their units, and short compounds, are kept together. */
  readonly typeset?: boolean;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
}

/** What the name of a schema ends with, behind the name of its content file. */
export const SCHEMA_SUFFIX = ".schema.json";

/**
 * The schema of each content file, by the file's name without ending ("services" for `data/services.json`).
 *
 * @param dataDirectory absolute path of `data/`
 */
export function readSchemas(dataDirectory: string): Map<string, JsonSchema> {
  const directory = join(dataDirectory, "schemas");
  const files = readdirSync(directory).filter((file) => file.endsWith(SCHEMA_SUFFIX));
  return new Map(
    files.map((file) => {
      const schema = JSON.parse(readFileSync(join(directory, file), "utf8")) as JsonSchema;
      return [file.slice(0, -SCHEMA_SUFFIX.length), schema];
    }),
  );
}

/** The schema of one entry of a content file: of the file itself, or of the items of its list. */
export function entrySchema(schema: JsonSchema): JsonSchema {
  return schema.items ?? schema;
}
