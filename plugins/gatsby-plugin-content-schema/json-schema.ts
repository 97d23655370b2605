/** The part of JSON Schema (draft 2020-12) that describes content, with keywords of this plugin. */
export interface JsonSchema {
  readonly title?: string;
  readonly type: "object" | "array" | "string" | "integer" | "number" | "boolean";
  readonly description?: string;
  readonly format?: string;
  readonly enum?: readonly string[];
  /** What holds where the value is left out. */
  readonly default?: boolean;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  /**
   * Whether each entry is a file of its own, in the folder with the name of the schema. The name of the file is the
   * entry's id, and `minItems` counts the files.
   */
  readonly folder?: boolean;
  /** Whether an entry without this number gets the next free one. */
  readonly numbered?: boolean;
  /** The least width of a picture, in pixels. */
  readonly pictureWidth?: number;
  /** The kind of content ("industries") that the value refers to, by the id of one of its entries. */
  readonly reference?: string;
  /** No two entries of the list may have the same value here. */
  readonly unique?: boolean;
  /** Whether a date announces what is still to come: the check warns once it has passed. */
  readonly future?: boolean;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
}

/** The ending of a schema's file name, behind the name of its content file or folder. */
export const SCHEMA_SUFFIX = ".schema.json";

/** Returns the schema of one entry: that of a list's items, or else the schema itself. */
export function entrySchema(schema: JsonSchema): JsonSchema {
  return schema.items ?? schema;
}

/** Returns the schema of all that a kind of content has: for a folder, that of the list of its entries. */
export function contentSchema(schema: JsonSchema): JsonSchema {
  if (!schema.folder) return schema;
  const { minItems, ...items } = schema;
  return { type: "array", ...(minItems === undefined ? {} : { minItems }), items };
}
