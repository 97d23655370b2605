import { join } from "node:path";
import type { CreateSchemaCustomizationArgs } from "gatsby";
import { numberedExtension } from "./entry-fields";
import { entrySchema } from "./json-schema";
import { readSchemas } from "./schema-files";
import type { JsonSchema } from "./json-schema";
import { siteDirectory } from "./options";
import type { ContentSchemaOptions } from "./options";

type TypeOptions = Pick<ContentSchemaOptions, "formatTypes" | "fieldExtensions">;

const SCALARS = { string: "String", integer: "Int", number: "Float", boolean: "Boolean" } as const;

function fieldType(schema: JsonSchema, { formatTypes = {} }: TypeOptions): string {
  if (schema.type === "array") {
    if (!schema.items) throw new Error(`The list "${schema.description ?? ""}" has no items in its schema`);
    return `[${fieldType(schema.items, { formatTypes })}!]`;
  }
  if (schema.type === "object") {
    if (!schema.title) throw new Error(`The object "${schema.description ?? ""}" has no title in its schema`);
    return schema.title;
  }
  return formatTypes[schema.format ?? ""] ?? SCALARS[schema.type];
}

/** Returns the field extensions of a field: " @typeset(html: true)". */
function directives(schema: JsonSchema, { fieldExtensions = {} }: TypeOptions): string {
  const described = schema.items ?? schema;
  const numbered = schema.numbered ? " @numbered" : "";
  const written = Object.entries(fieldExtensions).map(([keyword, argumentsOf]) => {
    if ((described as unknown as Readonly<Record<string, unknown>>)[keyword] !== true) return "";
    const values = Object.entries(argumentsOf(described)).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
    return values.length === 0 ? ` @${keyword}` : ` @${keyword}(${values.join(", ")})`;
  });
  return numbered + written.join("");
}

/** gatsby-transformer-json keeps an entry's own id as `jsonId`, as `id` is Gatsby's. */
function fieldName(name: string, isNode: boolean): string {
  return isNode && name === "id" ? "jsonId" : name;
}

const GRAPHQL_NAME = /^[_a-z]\w*$/i;

/** Whether GraphQL can ask for all of a value: it has no names such as "white-papers". */
function canBeAsked({ properties = {} }: JsonSchema): boolean {
  return Object.keys(properties).every((name) => GRAPHQL_NAME.test(name));
}

const askedProperties = ({ properties = {} }: JsonSchema) =>
  Object.entries(properties).filter(([, property]) => canBeAsked(property));

function objectType(schema: JsonSchema, isNode: boolean, options: TypeOptions): string {
  const fields = askedProperties(schema).map(([name, field]) => {
    const required = schema.required?.includes(name) || field.numbered ? "!" : "";
    const description = JSON.stringify(field.description ?? "");
    return `  ${description}\n  ${fieldName(name, isNode)}: ${fieldType(field, options)}${required}${directives(field, options)}`;
  });
  const header = `${JSON.stringify(schema.description ?? "")}\ntype ${schema.title ?? ""}${isNode ? " implements Node" : ""} @dontInfer`;
  const id = schema.folder ? ['  "The name of its file, without ending"\n  jsonId: String!'] : [];
  return `${header} {\n${[...id, ...fields].join("\n")}\n}`;
}

function nestedObjects(schema: JsonSchema): JsonSchema[] {
  const properties = askedProperties(schema).map(([, property]) => property);
  const children = [...properties, ...(schema.items ? [schema.items] : [])];
  return children.flatMap((child) => [...(child.type === "object" ? [child] : []), ...nestedObjects(child)]);
}

/**
 * Makes GraphQL type definitions of all content from its JSON Schemas. Descriptions show in GraphiQL. An object with a key
 * that is no name in GraphQL, such as "white-papers", has no field.
 *
 * @param schemas schemas of the content files
 * @returns type definitions in GraphQL's schema definition language
 * @throws Error if a list has no `items` in its schema, or an object no `title`
 */
function graphqlTypes(schemas: Iterable<JsonSchema>, options: TypeOptions = {}): string {
  const types = new Map<string, string>();
  for (const schema of schemas) {
    const entry = entrySchema(schema);
    types.set(entry.title ?? "", objectType(entry, true, options));
    for (const nested of nestedObjects(entry)) types.set(nested.title ?? "", objectType(nested, false, options));
  }
  return [...types.values()].join("\n\n");
}

/** Declares a GraphQL type for each kind of content, and the field extension `@numbered`. */
export function createContentTypes(
  { actions, store }: CreateSchemaCustomizationArgs,
  options: ContentSchemaOptions,
): void {
  const schemas = readSchemas(join(siteDirectory(store), options.folder));
  actions.createFieldExtension(numberedExtension());
  actions.createTypes(graphqlTypes(schemas.values(), options));
}
