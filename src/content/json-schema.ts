import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The part of JSON Schema (draft 2020-12) that the files in `data/schemas/` use to describe content. */
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
  /** The content file of whose entries this value names one, by its id. */
  readonly reference?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
}

const SUFFIX = ".schema.json";

/**
 * The schema of each content file, by the file's name without ending ("services" for `data/services.json`).
 *
 * @param dataDirectory absolute path of `data/`
 */
export function readSchemas(dataDirectory: string): Map<string, JsonSchema> {
  const directory = join(dataDirectory, "schemas");
  const files = readdirSync(directory).filter((file) => file.endsWith(SUFFIX));
  return new Map(
    files.map((file) => {
      const schema = JSON.parse(readFileSync(join(directory, file), "utf8")) as JsonSchema;
      return [file.slice(0, -SUFFIX.length), schema];
    }),
  );
}

/** The schema of one entry of a content file: of the file itself, or of the items of its list. */
export function entrySchema(schema: JsonSchema): JsonSchema {
  return schema.items ?? schema;
}
