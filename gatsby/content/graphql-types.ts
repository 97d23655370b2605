import type { CreateSchemaCustomizationArgs } from "gatsby";
import { assertDefined } from "../../src/lib/assert-defined";
import { createExtensions } from "./extensions";
import { PICTURE_TYPES } from "./pictures";
import { DEFINITIONS, entrySchema, itemsOf, readSchemas, type Schema, type Schemas } from "./schemas";

const SCALARS = { string: "String", integer: "Int", number: "Float" } as const;

const ARTICLE_TYPES = "type ArticleHeading @dontInfer { id: String! title: String! }";

/** Interfaces of types with common fields: one fragment serves all of them. */
const INTERFACES: Readonly<Record<string, readonly string[]>> = {
  Practice: ["Service", "Industry"],
  Item: ["WhitePaper", "UpcomingWebinar", "PastWebinar"],
};

/** The desk doesn't save empty lists. */
const isOptionalList = ({ type, minItems }: Schema) => type === "array" && minItems === undefined;

/** Returns the extension of a field: extensions.ts. */
function extensionOf(schema: Schema): string {
  const { format, numbered } = entrySchema(schema);
  if (format === "markdown") return " @markdown";
  if (numbered) return " @numbered";
  return isOptionalList(schema) ? " @list" : "";
}

/** Returns the GraphQL type of an object: its schema's title. */
const typeNameOf = ({ title, description = "" }: Schema): string =>
  assertDefined(title, `"title" in the schema of the object "${description}"`);

function typeOf(schema: Schema, required: boolean): string {
  const bang = required || schema.numbered || isOptionalList(schema) ? "!" : "";
  const { type, format } = schema;
  if (type === "array") return `[${typeOf(itemsOf(schema), true)}]${bang}`;
  if (type === "object") return typeNameOf(schema) + bang;
  return (format === "picture" ? "Picture" : SCALARS[type]) + bang;
}

/** Returns the fields of an entry that its file doesn't contain. */
function derivedFields({ folder, properties = {}, required = [] }: Schema, schemas: Schemas): string[] {
  const links = Object.entries(properties).flatMap(([key, { reference }]) => {
    const referred = reference && schemas.get(reference);
    if (!referred) return [];
    const type = typeNameOf(entrySchema(referred)) + (required.includes(key) ? "!" : "");
    return [`  ${key}Entry: ${type} @link(by: "jsonId", from: "${key}")`];
  });
  const ownId = folder ? ['  jsonId: String! @proxy(from: "fields.fileName")'] : [];
  return [...ownId, ...(folder && properties.date ? ["  day: String! @day"] : []), ...links];
}

/** Makes the types of an object and of the objects in it; none for another value. */
function typesIn(schema: Schema, schemas: Schemas, isEntry: boolean): [title: string, definition: string][] {
  if (schema.type !== "object") return [];
  const { properties = {}, required = [] } = schema;
  const fields = Object.entries(properties).map(([key, value]) => {
    // gatsby-transformer-json renames an entry's id to `jsonId`, because `id` is the node's.
    const name = isEntry && key === "id" ? "jsonId" : key;
    return `  ${name}: ${typeOf(value, required.includes(key))}${extensionOf(value)}`;
  });
  const derived = isEntry ? derivedFields(schema, schemas) : [];
  const title = typeNameOf(schema);
  const common = Object.keys(INTERFACES).filter((name) => INTERFACES[name]?.includes(title));
  const node = isEntry ? ` implements ${["Node", ...common].join(" & ")}` : "";
  const definition = `type ${title}${node} @dontInfer {\n${[...derived, ...fields].join("\n")}\n}`;
  const nested = Object.values(properties).flatMap((value) => typesIn(entrySchema(value), schemas, false));
  return [[title, definition], ...nested];
}

/** Makes each interface of the fields that all its types have. As a Node, it can be queried. */
function interfacesOf(types: ReadonlyMap<string, string>): string[] {
  return Object.entries(INTERFACES).flatMap(([name, titles]) => {
    const [first, ...others] = titles.flatMap((title) => types.get(title) ?? []).map((one) => one.split("\n").slice(1));
    if (!first) return [];
    const shared = first.filter((line) => others.every((lines) => lines.includes(line)));
    const fields = ["  id: ID!", ...shared.map((line) => line.replace(/ @.*/, ""))];
    return [`interface ${name} implements Node {`, ...fields].join("\n");
  });
}

/** Makes the GraphQL types of all content, or throws an Error. A reference gets a second field: `author`, `authorEntry`. */
export function graphqlTypes(schemas: Schemas): string {
  const types = new Map<string, string>();
  for (const [collection, schema] of schemas)
    for (const [title, definition] of typesIn(entrySchema(schema), schemas, true)) {
      if ((types.get(title) ?? definition) !== definition)
        throw new Error(
          `${title} has other fields in ${collection}.schema.json. Change a title, or use ${DEFINITIONS}.`,
        );
      types.set(title, definition);
    }
  return [...interfacesOf(types), ...types.values()].join("\n\n");
}

export function createTypes(args: CreateSchemaCustomizationArgs): void {
  createExtensions(args);
  args.actions.createTypes([PICTURE_TYPES, ARTICLE_TYPES, graphqlTypes(readSchemas("data"))].join("\n"));
}
