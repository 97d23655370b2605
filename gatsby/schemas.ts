import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** The part of JSON Schema (draft 2020-12) that the schemas in data/schemas/ use, and this project's own keywords. */
export interface Schema {
  /** The name of the GraphQL type. */
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
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  /** Each entry is a file of its own in data/KIND/, whose name is the entry's id; `minItems` counts the files. */
  readonly folder?: boolean;
  /** The kind of content ("industries") to one entry of which the value refers by id. */
  readonly reference?: string;
  /** No two entries have the same value here. */
  readonly unique?: boolean;
  /** An entry without this number gets the next free one. */
  readonly numbered?: boolean;
  /** The text's numbers, units and compounds are kept together at line ends. */
  readonly typeset?: boolean;
  /** The day is still to come: the check warns once it is over. */
  readonly future?: boolean;
  /** The least width of a picture, in pixels; 1200 without it. */
  readonly pictureWidth?: number;
}

/** The schemas by kind of content: "services" for data/services.json, "articles" for data/articles/. */
export type Schemas = ReadonlyMap<string, Schema>;

const SUFFIX = ".schema.json";

/** Reads all schemas of a folder data/. */
export function readSchemas(data: string): Schemas {
  const directory = join(data, "schemas");
  const files = readdirSync(directory).filter((file) => file.endsWith(SUFFIX));
  const read = (file: string) => JSON.parse(readFileSync(join(directory, file), "utf8")) as Schema;
  return new Map(files.map((file) => [file.slice(0, -SUFFIX.length), read(file)]));
}

/** Returns the schema of one entry: that of a list's items, or the schema itself. */
export const entrySchema = (schema: Schema): Schema => schema.items ?? schema;

/**
 * Returns the kind of content that a file has.
 *
 * @param file the path below data/, with slashes: "articles/sustainability.json"
 * @returns undefined for a file that has no content
 */
export function kindOf(file: string, schemas: Schemas): string | undefined {
  const [, folder, name = ""] = /^(?:([^/]+)\/)?([^/]+)\.json$/.exec(file) ?? [];
  const kind = folder ?? name;
  const schema = schemas.get(kind);
  return schema && Boolean(schema.folder) === (folder !== undefined) ? kind : undefined;
}

/** An entry of the content as its file has it; an entry with a file of its own has the file's name as `id`. */
export type Entry = Readonly<Record<string, unknown>>;
