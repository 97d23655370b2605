import type { ListField, VisibleField } from "@sveltia/cms";
import escapeHtml from "escape-html";
import { entrySchema } from "../gatsby-plugin-content-schema";
import type { JsonSchema } from "../gatsby-plugin-content-schema";
import { entryTitle, LIST, mayBeEmpty, words } from "./field-basics";
import { stringField } from "./string-field";
import type { FieldBasics, FieldPlace } from "./string-field";

function referenceField(basics: FieldBasics, reference: string, { schemas }: FieldPlace): VisibleField {
  const schema = schemas.get(reference) ?? { type: "object" };
  const title = entryTitle(entrySchema(schema));
  if (schema.folder) {
    return {
      ...basics,
      widget: "relation",
      collection: reference,
      value_field: "{{slug}}",
      display_fields: [title],
      search_fields: [title],
    };
  }
  return {
    ...basics,
    widget: "relation",
    collection: "_singletons",
    file: reference,
    value_field: `${LIST}.*.id`,
    display_fields: [`${LIST}.*.${title}`],
    search_fields: [`${LIST}.*.${title}`, `${LIST}.*.id`],
  };
}

/** Returns the template of the line that stands for an entry in a list. */
export function entrySummary(entry: JsonSchema): string {
  return `{{fields.${entryTitle(entry)}}}`;
}

/** Returns the key of an entry's picture, if it has one. */
export function pictureOf({ properties = {} }: JsonSchema): string | undefined {
  return Object.keys(properties).find((name) => properties[name]?.format === "picture");
}

function listField(basics: FieldBasics, schema: JsonSchema, place: FieldPlace): ListField {
  const { items, minItems, maxItems } = schema;
  if (!items) throw new Error(`The list "${basics.name}" of ${place.file} has no items in its schema`);
  const list = {
    ...basics,
    widget: "list",
    ...(minItems === undefined ? {} : { min: minItems }),
    ...(maxItems === undefined ? {} : { max: maxItems }),
  } as const;
  if (items.type !== "object") return { ...list, field: deskField("item", items, true, place) };
  const picture = pictureOf(items);
  return {
    ...list,
    fields: deskFields(items, place),
    collapsed: true,
    summary: entrySummary(items),
    ...(items.title ? { label_singular: words(items.title) } : {}),
    ...(picture ? { thumbnail: picture } : {}),
  };
}

/**
 * Makes the field of the desk for one value of a content file.
 *
 * @param name the value's key
 * @param required whether the value must be there
 * @throws Error if a list has no `items` in its schema
 */
export function deskField(name: string, schema: JsonSchema, required: boolean, place: FieldPlace): VisibleField {
  const basics: FieldBasics = {
    name,
    label: words(name),
    // Sveltia takes hints for HTML, and descriptions quote some.
    ...(schema.description ? { hint: escapeHtml(schema.description) } : {}),
    required: required && !mayBeEmpty(schema),
  };
  if (schema.reference) return referenceField(basics, schema.reference, place);
  switch (schema.type) {
    case "array":
      return listField(basics, schema, place);
    case "object":
      return { ...basics, widget: "object", fields: deskFields(schema, place), collapsed: "auto" };
    case "boolean":
      return { ...basics, widget: "boolean", ...(schema.default === undefined ? {} : { default: schema.default }) };
    case "integer":
      return { ...basics, widget: "number", value_type: "int" };
    case "number":
      return { ...basics, widget: "number", value_type: "float", step: 0.0001 };
    case "string":
      return stringField(basics, schema, place);
  }
}

/** Makes the fields for all keys of an object, in the order of its schema. */
export function deskFields({ properties = {}, required = [] }: JsonSchema, place: FieldPlace): VisibleField[] {
  return Object.entries(properties).map(([name, schema]) => deskField(name, schema, required.includes(name), place));
}
