import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The part of JSON Schema (draft 2020-12) that describes content, with keywords of this plugin. */
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
  /** The least width of a picture, in pixels. */
  readonly pictureWidth?: number;
  /** The content file ("industries") that the value refers to, by the id of one of its entries. */
  readonly reference?: string;
  /** No two entries of the list may have the same value here. */
  readonly unique?: boolean;
  /** Whether a date that has passed gets a warning. */
  readonly future?: boolean;
  /** Texts that stay as they are: the check doesn't advise to write them otherwise. */
  readonly verbatim?: readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
}

/** The ending of a schema's file name, behind the name of its content file. */
export const SCHEMA_SUFFIX = ".schema.json";

/**
 * Reads the schema of each content file.
 *
 * @param dataDirectory absolute path of the content folder
 * @returns the schemas by the names of their content files, without ending ("services" for `services.json`)
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

/** Returns the schema of one entry of a content file: that of its list's items, or that of the file itself. */
export function entrySchema(schema: JsonSchema): JsonSchema {
  return schema.items ?? schema;
}
