import { join } from "node:path";
import { parse } from "graphql";
import type { FieldDefinitionNode, TypeNode } from "graphql";
import { graphqlTypes } from "../../gatsby/graphql-types";
import { entrySchema, readSchemas } from "../../gatsby/schemas";
import type { Schema } from "../../gatsby/schemas";

const schemas = readSchemas(join(__dirname, "../../data"));
const types = new Map(
  parse(graphqlTypes(schemas)).definitions.flatMap((type) =>
    type.kind === "ObjectTypeDefinition" ? [[type.name.value, type.fields ?? []] as const] : [],
  ),
);

const SCALARS = { string: "String", integer: "Int", number: "Float", boolean: "Boolean", array: "List", object: "" };

/** The name of a type, whether its value may be missing, and of a list those of its items. */
function read(type: TypeNode): string {
  if (type.kind === "NonNullType") return `${read(type.type)}!`;
  return type.kind === "ListType" ? `[${read(type.type)}]` : type.name.value;
}

/** What GraphQL has to answer for a value of a schema. */
function wanted(schema: Schema, isRequired: boolean): string {
  const { type, title = "", format, items, minItems, numbered } = schema;
  const own = format === "picture" ? "Picture" : SCALARS[type];
  const name = type === "array" && items ? `[${wanted(items, true)}]` : type === "object" ? title : own;
  const isList = type === "array" && minItems === undefined;
  return isRequired || numbered || isList ? `${name}!` : name;
}

const objectsIn = (schema: Schema): Schema[] => [
  ...(schema.type === "object" ? [schema] : []),
  ...[...Object.values(schema.properties ?? {}), ...(schema.items ? [schema.items] : [])].flatMap(objectsIn),
];

const fieldOf = (fields: readonly FieldDefinitionNode[] | undefined, name: string) =>
  fields?.find((field) => field.name.value === name);

test.each([...schemas])("each field of the schema of %s is a field of its type", (_kind, schema) => {
  for (const object of objectsIn(schema)) {
    const fields = types.get(object.title ?? "");
    for (const [key, value] of Object.entries(object.properties ?? {})) {
      const name = key === "id" && object === entrySchema(schema) ? "jsonId" : key;
      const field = fieldOf(fields, name);
      const place = `${object.title ?? ""}.${name}: `;
      expect(place + (field ? read(field.type) : "missing")).toBe(
        place + wanted(value, object.required?.includes(key) ?? false),
      );
      const { format, typeset } = value.items ?? value;
      const extension = format === "markdown" ? "markdown" : format === "picture" ? "picture" : typeset && "typeset";
      if (extension) expect(field?.directives?.map((directive) => directive.name.value)).toContain(extension);
      if (value.reference) expect(fieldOf(fields, `${name}Entry`)?.directives?.[0]?.name.value).toBe("link");
    }
  }
});

test("an entry with a file of its own has the file's name as id", () => {
  for (const schema of schemas.values()) {
    if (schema.folder) expect(fieldOf(types.get(schema.title ?? ""), "jsonId")).toBeDefined();
  }
});
