import { readFileSync, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { assertDefined } from "../../src/lib/assert-defined";

/**
 * A schema of data/schemas/: the part of JSON Schema (draft 2020-12) that they use, and this project's own keywords. A
 * collection is the content of one schema: "services" in data/services.json, "articles" in data/articles/.
 */
export interface Schema {
  /** The name of the GraphQL type. */
  readonly title?: string;
  readonly type: "object" | "array" | "string" | "integer" | "number";
  readonly description?: string;
  /** At the desk, if the key doesn't say it: the page's words. */
  readonly label?: string;
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
  /** Each entry has its own file in data/COLLECTION/, and the file's name is its id. */
  readonly folder?: boolean;
  /** The page that shows the entries, for references and the desk's link to the deploy preview; the home page by default. */
  readonly preview?: string;
  /** Of an id: the code decides which entries the list has, so the desk neither adds nor removes one. */
  readonly fixed?: boolean;
  /** The value is the id of an entry of this collection. */
  readonly reference?: string;
  /** No two entries have the same value here; with "warning", they may. */
  readonly unique?: true | "warning";
  /** Pages group entries by this value, so each has one spelling. */
  readonly grouped?: boolean;
  /** An entry without this number gets the next free one. */
  readonly numbered?: boolean;
  /** The check warns when this day is in the past; without it, when the day is in the future. */
  readonly future?: boolean;
  /** The minimum width of a picture, in pixels; 1200 by default. */
  readonly pictureWidth?: number;
}

/** The schemas by collection. */
export type Schemas = ReadonlyMap<string, Schema>;

const SUFFIX = ".schema.json";

/** Contains the objects that several schemas share. */
export const DEFINITIONS = "definitions.json";

const REFERENCE = `${DEFINITIONS}#/$defs/`;

/**
 * Reads all schemas in `data`/schemas, or throws an Error that names the wrong file. Replaces references with the shared
 * definitions; keys beside a reference take precedence.
 */
export function readSchemas(data: string): Schemas {
  const parse = (file: string, revive?: (key: string, value: unknown) => unknown): unknown => {
    try {
      return JSON.parse(readFileSync(join(data, "schemas", file), "utf8"), revive);
    } catch (error) {
      throw new Error(`data/schemas/${file} is invalid: ${error}`, { cause: error });
    }
  };
  const { $defs } = parse(DEFINITIONS) as { readonly $defs: Readonly<Record<string, object>> };
  const define = (_key: string, value: unknown) => {
    if (typeof value !== "object" || value === null || !("$ref" in value)) return value;
    const { $ref, ...others } = value;
    const name = String($ref).replace(REFERENCE, "");
    if (!$defs[name]) throw new Error(`${$ref} doesn't exist. Write ${REFERENCE}NAME, with one of its names`);
    return { ...$defs[name], ...others };
  };
  const files = readdirSync(join(data, "schemas")).filter((file) => file.endsWith(SUFFIX));
  return new Map(files.map((file) => [file.slice(0, -SUFFIX.length), parse(file, define) as Schema]));
}

export const itemsOf = ({ items, description = "" }: Schema): Schema =>
  assertDefined(items, `"items" in the schema of the list "${description}"`);

/** Returns the schema of one entry: a list's `items`, or the schema itself. */
export const entrySchema = (schema: Schema): Schema => schema.items ?? schema;

/** Returns the collection of a file, such as "articles/sustainability.json" in data/; undefined for other files. */
export function collectionOf(file: string, schemas: Schemas): string | undefined {
  const [, folder, name = ""] = /^(?:([^/]+)\/)?([^/]+)\.json$/.exec(file) ?? [];
  const collection = folder ?? name;
  const schema = schemas.get(collection);
  return schema && Boolean(schema.folder) === (folder !== undefined) ? collection : undefined;
}

/** An entry as in its file; the check adds the file's name as `id` if the entry has its own file. */
export type Entry = Readonly<Record<string, unknown>>;

/**
 * Returns the options with which gatsby-source-filesystem and gatsby-transformer-json read a folder data/.
 *
 * - `isOtherJson`: whether a file is JSON without content, such as a schema
 * - `typeName`: the GraphQL type of a file's entries, which is the title of their schema; it throws an Error without one
 */
export function contentOptions(data: string) {
  const schemas = readSchemas(data);
  const collectionAt = (path: string) => collectionOf(relative(data, path).split(sep).join("/"), schemas);
  return {
    isOtherJson: (path: string): boolean => path.endsWith(".json") && collectionAt(path) === undefined,
    typeName({ node: { absolutePath } }: { readonly node: { readonly absolutePath: string } }): string {
      const schema = schemas.get(collectionAt(absolutePath) ?? "");
      const title = schema && entrySchema(schema).title;
      if (!title) throw new Error(`${absolutePath} has no schema with a title in data/schemas`);
      return title;
    },
  };
}
