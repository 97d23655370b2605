import { entrySchema } from "./json-schema";
import type { JsonSchema } from "./json-schema";

/** What a string's `format` in the schema becomes in GraphQL; any other string is a String. */
const TYPE_OF_FORMAT: Readonly<Record<string, string>> = { picture: "Picture", file: "Download" };

const SCALARS = { string: "String", integer: "Int", number: "Float", boolean: "Boolean" } as const;

function fieldType(schema: JsonSchema): string {
  if (schema.type === "array") {
    if (!schema.items) throw new Error(`The list "${schema.description ?? ""}" has no items in its schema`);
    return `[${fieldType(schema.items)}!]`;
  }
  if (schema.type === "object") {
    if (!schema.title) throw new Error(`The object "${schema.description ?? ""}" has no title in its schema`);
    return schema.title;
  }
  return TYPE_OF_FORMAT[schema.format ?? ""] ?? SCALARS[schema.type];
}

/** Running text is set when it is asked for: `src/content/typeset-extension.ts`. */
function directive(schema: JsonSchema): string {
  const { typeset, format } = schema.items ?? schema;
  if (!typeset) return "";
  return format === "html" ? " @typeset(html: true)" : " @typeset";
}

/** An entry's own id is kept as `jsonId`, as `id` is Gatsby's. */
function fieldName(name: string, isNode: boolean): string {
  return isNode && name === "id" ? "jsonId" : name;
}

function objectType(schema: JsonSchema, isNode: boolean): string {
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const required = schema.required?.includes(name) ? "!" : "";
    const description = JSON.stringify(field.description ?? "");
    return `  ${description}\n  ${fieldName(name, isNode)}: ${fieldType(field)}${required}${directive(field)}`;
  });
  const header = `${JSON.stringify(schema.description ?? "")}\ntype ${schema.title ?? ""}${isNode ? " implements Node" : ""} @dontInfer`;
  return `${header} {\n${fields.join("\n")}\n}`;
}

function nestedObjects(schema: JsonSchema): JsonSchema[] {
  const children = [...Object.values(schema.properties ?? {}), ...(schema.items ? [schema.items] : [])];
  return children.flatMap((child) => [...(child.type === "object" ? [child] : []), ...nestedObjects(child)]);
}

/**
 * GraphQL type definitions of all content, made from its JSON Schemas, so that the shape of an entity
 * is written once. Descriptions show in GraphiQL.
 *
 * @param schemas schemas of the content files
 * @returns type definitions in GraphQL's schema definition language
 */
export function graphqlTypes(schemas: Iterable<JsonSchema>): string {
  const types = new Map<string, string>();
  for (const schema of schemas) {
    const entry = entrySchema(schema);
    types.set(entry.title ?? "", objectType(entry, true));
    for (const nested of nestedObjects(entry)) types.set(nested.title ?? "", objectType(nested, false));
  }
  return [...types.values()].join("\n\n");
}
